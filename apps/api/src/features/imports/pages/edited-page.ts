import type { Db } from '../../../platform/database/database';
import { entryTag } from '../entry-version';
import { withPortableMedia } from '../portable-media';
import { findSource, findSources } from '../sources';
import type { PageRow } from '../store-data';
import type { EditedPage } from './contract';
import { contentOf } from './page-content';
import { type Draft, findDraft } from './queries';

/** A page with its draft. Either of them can be missing, but not both. */
export interface PageState {
  id: string;
  published: PageRow | undefined;
  draft: Draft | undefined;
}

const portable = (pages: readonly PageRow[], storeId: string) => withPortableMedia({ pages }, storeId).pages;

/** The published pages of a store as they are exported. */
export async function findPages(db: Db, storeId: string): Promise<readonly PageRow[]> {
  return portable(await findSources(db, storeId, 'pages'), storeId);
}

export async function findPageState(db: Db, storeId: string, id: string): Promise<PageState | undefined> {
  const source = await findSource(db, storeId, 'pages', id);
  const [published] = source ? portable([source], storeId) : [];
  const draft = await findDraft(db, storeId, id);
  return published || draft ? { id, published, draft } : undefined;
}

/** The version of a published page, for a draft of it; empty without one. */
export const baseOf = (published: PageRow | undefined): string => (published ? entryTag(published) : '');

export const isOutdated = ({ published, draft }: PageState): boolean =>
  draft !== undefined && draft.base !== baseOf(published);

/** What the version of a page is made of: a new version means that somebody has changed what an editor saw. */
export const versionedPart = ({ published, draft }: PageState): object => ({
  published: published ?? null,
  draft: draft ? { content: draft.content, publishAt: draft.publishAt?.toISOString() ?? null } : null,
});

/** The ETag of a page with its draft. */
export const pageTag = (state: PageState): string => entryTag(versionedPart(state));

export const draftFieldsOf = ({ savedAt, editor, publishAt, problem }: Draft) => ({
  savedAt: savedAt.toISOString(),
  savedBy: editor,
  publishAt: publishAt?.toISOString() ?? null,
  problem,
});

export function toEditedPage(state: PageState, cultures: readonly string[]): EditedPage {
  const { id, published, draft } = state;
  return {
    id,
    published: published ? contentOf(published) : null,
    draft: draft ? { content: draft.content, ...draftFieldsOf(draft), isOutdated: isOutdated(state) } : null,
    cultures: [...cultures],
  };
}
