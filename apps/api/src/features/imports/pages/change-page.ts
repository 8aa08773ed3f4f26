import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, changeRecorder, keyOf, type RecordChange } from '../../staff';
import type { StoresContext } from '../../stores';
import { dataErrors } from '../check/data-error';
import { entryErrors, ifMatchHeader, requireEntry } from '../entry-version';
import { EditedPage } from './contract';
import { findPageState, type PageState, pageTag, toEditedPage, versionedPart } from './edited-page';
import type { Editor } from './page-content';
import { lockPage } from './queries';
import { culturesOf } from './read-pages';

/** Errors of operations that change the draft of a page, or publish it. */
export const changedPageErrors = [adminKeyErrors, entryErrors, { 404: ['UnknownPage'] }] as const;

/** Errors of operations that also check its content. */
export const checkedPageErrors = [...changedPageErrors, dataErrors, { 409: ['StoreNotKept'] }] as const;

export const ChangedPageHeaders = Type.Object({
  ...AdminHeaders.properties,
  ...ifMatchHeader('page', 'EntryChanged'),
});

export const ChangedPage = Type.Object({
  success: Succeeded,
  page: described(EditedPage, 'The page after the call'),
});

/** Names a page in the audit log. */
export const pageTarget = (id: string) => ({ kind: 'page', id });

/** Who makes a call, as drafts and versions name them. */
export function editorOf(request: FastifyRequest): Editor {
  const { kind, id, name } = keyOf(request);
  return { kind, id, name };
}

/** The language of error messages of a call. */
export const cultureOf = ({ headers }: FastifyRequest): string =>
  typeof headers.culture === 'string' ? headers.culture : 'en';

export interface PageChange {
  storeId: string;
  id: string;
  state: PageState | undefined;
  record: RecordChange;
}

/**
 * Changes a page or its draft in one transaction, unless somebody else has changed it since the version of If-Match.
 * @returns the page afterwards with its version
 */
export async function changePage(
  fail: Fail<CodeOf<(typeof changedPageErrors)[number]>>,
  context: StoresContext,
  request: FastifyRequest,
  change: (trx: Db, page: PageChange) => Promise<void>,
): Promise<{ page: EditedPage; version: string }> {
  const { storeId } = keyOf(request);
  const { id } = request.params as { id: string };
  const ifMatch = request.headers['if-match'];
  const record = changeRecorder(context, request);
  const after = await context.db.transaction().execute(async (trx) => {
    await lockPage(trx, storeId, id);
    const state = await findPageState(trx, storeId, id);
    requireEntry(fail, state && versionedPart(state), ifMatch);
    await change(trx, { storeId, id, state, record });
    return findPageState(trx, storeId, id);
  });
  if (!after) return fail('UnknownPage', {}, 'id');
  const { cultures } = await culturesOf(context, storeId);
  return { page: toEditedPage(after, cultures), version: pageTag(after) };
}
