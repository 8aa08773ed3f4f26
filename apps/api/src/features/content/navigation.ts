import type { NavigationItem, NavigationLink } from '../stores';

/** Marks navigation items for a page: the page's item is active, and its ancestors are its trail (S3.10). */
export function navigationAt(links: readonly NavigationLink[], currentUrl: string): NavigationItem[] {
  return links.map(({ name, url, children = [] }) => {
    const childItems = navigationAt(children, currentUrl);
    const active = url === currentUrl;
    const activeTrail = active || isWithin(currentUrl, url) || childItems.some((child) => child.activeTrail);
    return { name, url, active, activeTrail, children: childItems };
  });
}

/**
 * Whether a URL is a category's page or below its path, such as `/shirts/home/c-home/` and
 * `/shirts/home/jersey/p-1/`.
 */
function isWithin(currentUrl: string, categoryUrl: string): boolean {
  const directory = /^(.*\/)c-[A-Za-z0-9-]+\/$/.exec(categoryUrl)?.[1];
  return directory !== undefined && directory !== '/' && currentUrl.startsWith(directory);
}
