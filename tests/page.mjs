/** The page's own modules, for programs that run them outside a browser. */
import { createRequire } from "node:module";

export const web = new URL("../web/", import.meta.url);
const { createServer } = await import(
  createRequire(new URL("package.json", web)).resolve("vite")
);
const server = await createServer({
  root: web.pathname,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
});

/** A module of `src/lib`. */
export const load = (name) => server.ssrLoadModule(`/src/lib/${name}`);

/** Let the program end. */
export const close = () => server.close();
