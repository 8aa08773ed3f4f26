import type { Failure } from '@matchday/validation';
import type { ErrorItem } from '../contract/meta';
import type { Db } from '../db/database';
import { findTexts } from '../db/repositories/dictionary';
import { errorItem } from '../errors/error-body';
import type { ErrorCode } from '../errors/messages';
import type { Shop } from './shop';

/** A field that does not do, and the rule that it breaks where it is one of the forms' rules. */
export interface FieldFault {
  field: string;
  code: ErrorCode;
  failure?: Failure | undefined;
}

/** Each fault as the reader is told of it; of a broken rule in the words of the shop's dictionary. */
export async function ruleItems(db: Db, shop: Shop, faults: readonly FieldFault[]): Promise<ErrorItem[]> {
  if (faults.length === 0) return [];
  const keys = faults.flatMap(({ failure }) => (failure ? [failure.key] : []));
  const texts = await findTexts(db, shop, keys);
  return faults.map((fault) => toItem(fault, texts, shop.culture));
}

function toItem(
  { field, code, failure }: FieldFault,
  texts: ReadonlyMap<string, string>,
  culture: string,
): ErrorItem {
  const text = failure && texts.get(failure.key);
  if (!failure || text === undefined) return errorItem({ code, params: { field }, field }, culture);
  const message = text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(failure.params[name] ?? placeholder),
  );
  return { code, message, field };
}
