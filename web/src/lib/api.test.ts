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
    await expect(ask('GET', '/api/x', undefined, 100, answering(200, '{"a":1}'))).resolves.toEqual({
      a: 1,
    });
    await expect(ask('DELETE', '/api/x', undefined, 100, answering(204, ''))).resolves.toBeNull();
  });

  it('names the trouble, and brings the game along', async () => {
    const view = shellView();
    const body = JSON.stringify({ error: { kind: 'stale', message: 'no' }, view });
    await expect(ask('POST', '/api/x', {}, 100, answering(409, body))).rejects.toMatchObject({
      kind: 'stale',
      message: 'no',
      view,
    });
  });

  it.each([
    ['a kind it does not know', answering(418, '{"error":{"kind":"teapot","message":"?"}}')],
    ['an empty object', answering(500, '{}')],
  ])('calls %s unexpected', async (_, send) => {
    await expect(ask('GET', '/api/x', undefined, 100, send)).rejects.toMatchObject({
      kind: 'unexpected',
    });
  });

  it.each([
    ['a captive portal that bids welcome', answering(200, '<!doctype html><h1>Welcome</h1>')],
    ['a captive portal that bids to sign in', answering(511, '<html>')],
    ['a proxy without a house', answering(502, '<html>')],
    ['a proxy that writes JSON', answering(503, '{"error":"no backend"}')],
    ['a crash that says so in plain words', answering(500, 'Internal Server Error')],
  ])('takes %s for a house out of reach', async (_, send) => {
    await expect(ask('GET', '/api/x', undefined, 100, send)).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  it('does not wait for ever', async () => {
    const send: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => {
          reject(new DOMException('', 'TimeoutError'));
        });
      });
    await expect(ask('GET', '/api/x', undefined, 10, send)).rejects.toMatchObject({
      kind: 'offline',
    });
  });

  it('is offline where nobody answers', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(ask('GET', '/api/x', undefined, 100, send)).rejects.toMatchObject({
      kind: 'offline',
    });
  });
});
