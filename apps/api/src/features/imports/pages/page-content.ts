import type { Static } from 'typebox';
import type { PageRow, PageText } from '../store-data';

/** A page without its id, as it is stored in drafts and versions. */
export type PageContent = Omit<PageRow, 'id'>;

/** A page in one culture, with links and media as paths and with clean HTML. */
export type ShownPage = Static<typeof PageText>;

export function contentOf(page: PageRow): PageContent {
  const { id: _id, ...content } = page;
  return content;
}

/** Who saved or published something, as named at that time. */
export interface Editor {
  kind: 'key' | 'staff';
  id: string;
  name: string;
}
