import type { NavigationItem } from '../../contract/settings';
import type { NavigationLink } from '../../import/store-data';

/** The navigation as a page sees it: the item that is the page is active, those above it are its trail (S3.10). */
export function navigationAt(links: readonly NavigationLink[], currentUrl: string): NavigationItem[] {
  return links.map(({ name, url, children = [] }) => {
    const below = navigationAt(children, currentUrl);
    const active = url === currentUrl;
    const activeTrail = active || isWithin(currentUrl, url) || below.some((child) => child.activeTrail);
    return { name, url, active, activeTrail, children: below };
  });
}

/** A category's page and what lies on its path, such as `/shirts/home/c-home/` and `/shirts/home/jersey/p-1/`. */
function isWithin(currentUrl: string, categoryUrl: string): boolean {
  const directory = /^(.*\/)c-[A-Za-z0-9-]+\/$/.exec(categoryUrl)?.[1];
  return directory !== undefined && directory !== '/' && currentUrl.startsWith(directory);
}
