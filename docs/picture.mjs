// Draws docs/picture.svg with the page's own boards (`make picture`): two games, each after a turn
// that the referee plays. LUDEJO is the command.

import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const web = new URL('../web/', import.meta.url);
const require = createRequire(web);
const { createServer } = await import(pathToFileURL(require.resolve('vite')));
const { svelte } = await import(pathToFileURL(require.resolve('@sveltejs/vite-plugin-svelte')));

const vite = await createServer({
  root: web.pathname,
  configFile: false,
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })],
  server: { middlewareMode: true, ws: false },
  logLevel: 'error',
});
const load = (path) => vite.ssrLoadModule(path);
const [{ render }, { stillShell, stillKruco, lastPlaces }, shell, kruco] = await Promise.all(
  ['svelte/server', 'frames.ts', 'ShellBoard.svelte', 'KrucoBoard.svelte'].map((name) =>
    load(name.includes('/') ? name : `/src/lib/boards/${name}`),
  ),
);

/** The moves played from the position: what the last one gives. */
function played(game, position, moves) {
  const input = JSON.stringify({ do: 'play', position, moves });
  return JSON.parse(execFileSync(process.env.LUDEJO, ['referee', game], { input }));
}

/** A board as an svg of its own at `x`, and the styles it needs. */
function board(component, still, turn, x) {
  const props = { frame: still(turn.position), last: lastPlaces(turn.events), legal: [] };
  const { head, body } = render(component.default, {
    props: { ...props, say: (id) => id, onchoose: () => undefined, animate: false },
  });
  const [, box, inside] = /<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(body);
  const drawn = inside.replace(/<!--.*?-->/gs, '').replace(/<g role="row".*$/s, '');
  const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  return {
    svg: `<svg x="${x}" y="10" width="480" height="480" viewBox="${box}">${drawn}</svg>`,
    styles,
  };
}

const pond = played(
  'what-the-shell',
  'start',
  'E5:E5 F5:D5 G5:C5 E4:D4 D3:D3 E3:E3 D7:D7 F7:G6 E7:F6 E6:I7 G8:H6'.split(' '),
);
const mosaic = played(
  'kruco',
  'ww1w3w/w4ww1/2b5/8/1bw5/2b4b/1b1bb3/b5bb 2w4/2ww2w/7/3w3/7/1b5/3b3 b 0,0 97',
  ['h3-g3+'],
);
const boards = [board(shell, stillShell, pond, 10), board(kruco, stillKruco, mosaic, 510)];
await vite.close();

const theme = await readFile(new URL('src/lib/boards/theme.css', web), 'utf8');
const styles = [theme, ...new Set(boards.flatMap((each) => each.styles))];
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 500">
<style>
${styles.join('\n').replace(/\/\*.*?\*\//gs, '')}
</style>
${boards.map((each) => each.svg).join('\n')}
</svg>
`;
await writeFile(new URL('picture.svg', import.meta.url), picture);
