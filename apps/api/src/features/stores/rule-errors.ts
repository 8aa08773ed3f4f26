import type { Failure } from '@matchday/validation';
import type { ErrorItem } from '../../platform/contract/meta';
import type { Db } from '../../platform/database/database';
import { errorItem } from '../../platform/http/errors/error-body';
import type { ErrorCode } from '../../platform/http/errors/messages';
import { findTexts } from './queries/dictionary';
import type { Shop } from './shop';

/** An invalid field; `failure` is set if it breaks a form rule. */
export interface FieldError {
  field: string;
  code: ErrorCode;
  failure?: Failure | undefined;
}

/** Converts field errors to error items. A broken form rule uses the message of the shop's dictionary. */
export async function ruleErrors(db: Db, shop: Shop, errors: readonly FieldError[]): Promise<ErrorItem[]> {
  if (errors.length === 0) return [];
  const keys = errors.flatMap(({ failure }) => (failure ? [failure.key] : []));
  const texts = await findTexts(db, shop, keys);
  return errors.map((error) => toItem(error, texts, shop.culture));
}

function toItem(
  { field, code, failure }: FieldError,
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
