import type { ContentRoute } from './contract';
import type { ContentPage } from './queries/pages';

/** A page as the shop reads it, in a culture with this prefix. */
export function toContentRoute(
  { id, alias, path, title, seoTitle, seoDescription, blocks }: ContentPage,
  pathPrefix: string,
): ContentRoute {
  const url = pathPrefix + path;
  return {
    id,
    url,
    contentAlias: alias,
    title,
    seoComposition: { view: { seoTitle, seoDescription, canonicalUrl: url } },
    blocks,
  };
}
