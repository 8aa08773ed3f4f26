import { globSync } from 'node:fs';

/** The routes of a shop's app folder, such as `/[culture]/product/[id]`. */
export function routesOf(app: string): string[] {
  return globSync(['**/{page,route}.{ts,tsx,js,jsx}', '{robots,sitemap,manifest}.ts', '*.js/route.ts'], {
    cwd: app,
  })
    .map((file) => `/${file.replace(/\/?(?:page|route)\.[jt]sx?$/, '').replace(/\.ts$/, '')}`)
    .filter((route, index, all) => all.indexOf(route) === index)
    .toSorted();
}
