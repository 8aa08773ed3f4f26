import type { FileContent } from './store-data';
import { media } from './write/links';

/**
 * Names the store's own media as `media:<key>` instead of by their path, in all lists and values that have addresses, so that
 * another store can import them.
 */
export function withPortableMedia<Content extends FileContent>(content: Content, storeId: string): Content {
  const { settings, pages, addOns } = content;
  const own = `/media/${storeId}/`;
  return {
    ...content,
    ...(settings && { settings: replacePaths(settings, own) }),
    ...(pages && { pages: replacePaths(pages, own) }),
    ...(addOns && { addOns: replacePaths(addOns, own) }),
  };
}

function replacePaths<T>(value: T, own: string): T;
function replacePaths(value: unknown, own: string): unknown {
  if (typeof value === 'string') {
    const address = `media:${value.slice(own.length)}`;
    return value.startsWith(own) && media.test(address) ? address : value;
  }
  if (Array.isArray(value)) return value.map((item) => replacePaths(item, own));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replacePaths(item, own)]));
  return value;
}
