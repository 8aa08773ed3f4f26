import type { FastifyRequest } from 'fastify';
import type { CodeOf, Fail } from '../../platform/http/errors/declare-errors';
import { adminKeyErrors, changeRecorder, keyOf } from '../staff';
import { type StoresContext, storeText } from '../stores';
import { changeErrors } from './check/data-error';
import { entryErrors, entryTag, requireEntry } from './entry-version';
import type { StoreText } from './single-text';

/** Errors of operations that change a text. */
export const textErrors = [adminKeyErrors, changeErrors, entryErrors, { 404: ['UnknownText'] }] as const;

interface TextChange {
  culture: string;
  alias: string;
  /** Null for the shipped text. */
  value: string | null;
}

/**
 * Changes a text as an import of the dictionary would.
 * @returns the ETag of the changed text; null if the text does not exist any more
 */
export async function changeText(
  fail: Fail<CodeOf<(typeof textErrors)[number]>>,
  context: StoresContext,
  request: FastifyRequest,
  { culture, alias, value }: TextChange,
): Promise<string | null> {
  const { headers } = request;
  const record = changeRecorder(context, request);
  const { changeStore } = await import('./change-store');
  const textIn = (dictionary: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
    storeText(alias, culture, dictionary[culture]?.[alias]);
  const { after } = await changeStore(fail, context, {
    storeId: keyOf(request).storeId,
    part: 'dictionary',
    removeMissing: value === null,
    culture: typeof headers.culture === 'string' ? headers.culture : undefined,
    contentFor: ({ dictionary, store }) => {
      const known = store.cultures.some((each) => each.culture === culture) ? textIn(dictionary) : undefined;
      if (!known) return fail('UnknownText', {}, 'alias');
      requireEntry(fail, known, headers['if-match']);
      if (value !== null) return { dictionary: { [culture]: { [alias]: value } } };
      const { [alias]: _, ...kept } = dictionary[culture] ?? {};
      return { dictionary: { ...dictionary, [culture]: kept } };
    },
    onChanged: async (trx, stores) => {
      const [before, changed] = [textIn(stores.before.dictionary), textIn(stores.after.dictionary)];
      if (before?.own !== changed?.own)
        await record(trx, {
          target: { kind: 'text', id: `${culture} ${alias}` },
          before: ownValue(before),
          after: ownValue(changed),
        });
    },
  });
  const changed = textIn(after.dictionary);
  return changed ? entryTag(changed) : null;
}

const ownValue = (text: StoreText | undefined) =>
  text === undefined || text.own === null ? null : { value: text.own };
