import type { App } from './app';

/** Collects the registered routes and returns a function that lists the methods of a path. */
export function knownMethods(app: App): (path: string) => string[] {
  const routes: { method: string; path: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    const path = new RegExp(`^${url.replace(/\*/g, '.*').replace(/:\w+/g, '[^/]+')}$`);
    for (const name of [method].flat()) routes.push({ method: name, path });
  });
  return (path) => [...new Set(routes.filter((route) => route.path.test(path)).map(({ method }) => method))];
}
