import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { type CodeOf, declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import { adminKeySecurity, changedFields, changeRecorder, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changeErrors } from '../check/data-error';
import { requireEntry } from '../entry-version';
import type { PageRow, StoreData } from '../store-data';
import { ChangedPageHeaders, changedPageErrors, cultureOf, pageTarget } from './change-page';
import { PageParams } from './contract';
import { findPageState, versionedPart } from './edited-page';
import { findPageLinks } from './find-page-links';
import { contentOf } from './page-content';
import { deleteDraft, lockPage } from './queries';

const neededPage = { 409: ['PageInNavigation', 'PageLinked', 'PageRequired'] } as const;

/** Ends the request if something else of the store needs a page. */
function requireUnused(fail: Fail<CodeOf<typeof neededPage>>, data: StoreData, page: PageRow): void {
  const legal = Object.values(data.settings).flatMap((each) => [
    each.termsAndConditionsPage?.id,
    each.privacyPage?.id,
    each.accessibilityStatement?.id,
  ]);
  if (page.alias !== 'contentPage' || legal.includes(page.id)) fail('PageRequired', {}, 'id');
  const { isInSettings, names } = findPageLinks(data, page);
  if (isInSettings) fail('PageInNavigation', {}, 'id');
  if (names.length > 0) fail('PageLinked', { value: names.join(', ') }, 'id');
}

export function removePage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedPageErrors, changeErrors, neededPage);
  app.delete(
    '/api/admin/pages/:id',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'removePage',
        summary: 'Remove a content page with its draft',
        description:
          'The shop then has nothing at its address. Its versions stay, and `restorePageVersion` brings it back as a draft. A page that something else of the store needs is refused: the front page, a page of the law, and the target of a link.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: ChangedPageHeaders,
        params: PageParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id } = request.params;
      const record = changeRecorder(context, request);
      const { changeStoreIn } = await import('../change-store');
      await context.db.transaction().execute(async (trx) => {
        await lockPage(trx, storeId, id);
        const state = (await findPageState(trx, storeId, id)) ?? fail('UnknownPage', {}, 'id');
        requireEntry(fail, versionedPart(state), request.headers['if-match']);
        const { published, draft } = state;
        if (published)
          await changeStoreIn(fail, trx, context.clock(), {
            storeId,
            part: 'content',
            culture: cultureOf(request),
            removeMissing: true,
            contentFor: (stored) => {
              requireUnused(fail, stored, published);
              return { pages: stored.pages.filter((page) => page.id !== id) };
            },
            onChanged: async () => {},
          });
        await deleteDraft(trx, storeId, id);
        const before = published ? contentOf(published) : draft?.content;
        await record(trx, { target: pageTarget(id), ...changedFields(before, undefined) });
      });
      return { success: true as const };
    },
  );
}
