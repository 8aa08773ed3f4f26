import { linkKinds } from '@matchday/validation';
import type { Paths } from './paths';

const link = `(${linkKinds.join('|')}):([A-Za-z0-9-]+)`;
const target = new RegExp(`^${link}$`);
/** An image or a font of the store. */
export const media = /^media:((?:fonts\/)?[A-Za-z0-9.-]+)$/;
const href = new RegExp(`(?<=href=")${link}(?=")`, 'g');

/** A link in a store's data has no target. */
export class UnknownLink extends Error {
  override name = 'UnknownLink';
}

/**
 * Replaces the links of settings and content with the culture's paths, including those in HTML, and media with their paths.
 * @throws {UnknownLink} if a link has no target in the store
 */
export function resolveLinks<T>(value: T, paths: Paths): T;
export function resolveLinks(value: unknown, paths: Paths): unknown {
  if (typeof value === 'string') {
    if (media.test(value)) return mediaPath(value, paths.storeId);
    const [, kind, id] = target.exec(value) ?? [];
    if (kind && id) return pathOf(paths, kind, id);
    return value.replace(href, (_, kind: string, id: string) => pathOf(paths, kind, id));
  }
  if (Array.isArray(value)) return value.map((item) => resolveLinks(item, paths));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveLinks(item, paths)]));
  return value;
}

/** The path of an image or a font that is given as `media:<key>`; other addresses stay as they are. */
export const mediaPath = (address: string, storeId: string): string =>
  address.replace(media, (_, key: string) => `/media/${storeId}/${key}`);

function pathOf(paths: Paths, kind: string, id: string): string {
  const path = paths.target(kind, id);
  if (path === undefined) throw new UnknownLink(`The link ${kind}:${id} has no target.`);
  return path;
}
