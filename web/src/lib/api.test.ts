import { describe, expect, it, vi } from 'vitest';

import { ask } from '#lib/api.ts';
import { shellView } from '#lib/testing.ts';

function answering(status: number, body: string): typeof fetch {
  return vi
    .fn<typeof fetch>()
    .mockResolvedValue(new Response(status === 204 ? null : body, { status }));
}

describe('asking the house', () => {
  it('gives the answer', async () => {
    await expect(ask('GET', '/api/x', undefined, answering(200, '{"a":1}'))).resolves.toEqual({
      a: 1,
    });
    await expect(ask('DELETE', '/api/x', undefined, answering(204, ''))).resolves.toBeNull();
  });

  it('names the trouble, and brings the game along', async () => {
    const view = shellView();
    const body = JSON.stringify({ error: { kind: 'stale', message: 'no' }, view });
    await expect(ask('POST', '/api/x', {}, answering(409, body))).rejects.toMatchObject({
      kind: 'stale',
      message: 'no',
      view,
    });
  });

  it.each([
    ['a kind it does not know', answering(418, '{"error":{"kind":"teapot","message":"?"}}')],
    ['an answer that is none', answering(502, '<html>')],
    ['an empty object', answering(500, '{}')],
  ])('calls %s unexpected', async (_, send) => {
    await expect(ask('GET', '/api/x', undefined, send)).rejects.toMatchObject({
      kind: 'unexpected',
    });
  });

  it('is offline where nobody answers', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask('GET', '/api/x', undefined, send)).rejects.toMatchObject({ kind: 'offline' });
  });
});
