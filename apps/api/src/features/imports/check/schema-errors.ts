import { Ajv, type ErrorObject } from 'ajv';
import formats from 'ajv-formats';
import { isStorable } from '../../../platform/contract/storable-text';
import { codeForRule } from '../../../platform/http/errors/validation';
import { fileSchema, type Part, parts } from '../parts';
import type { FileContent } from '../store-data';
import { type DataError, type DataPath, dataError, valueAt } from './data-error';

const ajv = new Ajv({ allErrors: true, strict: false, discriminator: true });
formats.default(ajv);
const validators = new Map(
  parts.map((part) => [part, lazy(() => ajv.compile<FileContent>(fileSchema(part)))]),
);

/** Validates a file against the part's schema; returns its content, or one error per field. */
export function checkSchema(
  part: Part,
  content: unknown,
): { content: FileContent; errors?: undefined } | { errors: DataError[] } {
  const validate = validators.get(part)?.();
  if (!validate) throw new Error(`The part ${part} has no schema.`);
  const unstorable = unstorableTexts(content, []);
  if (validate(content)) return unstorable.length > 0 ? { errors: unstorable } : { content };
  const byPath = new Map(unstorable.map((found) => [found.path.join('/'), found]));
  for (const error of validate.errors ?? []) {
    const path = pathOf(error, content);
    const key = path.join('/');
    if (error.keyword === 'propertyNames' || byPath.has(key)) continue;
    const [code, params] = codeForRule(error);
    byPath.set(key, dataError(path, code, params));
  }
  return { errors: [...byPath.values()] };
}

/** Text that PostgreSQL cannot store. */
function unstorableTexts(value: unknown, path: DataPath): DataError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [dataError(path, 'WrongForm')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, item]) => {
    const at = [...path, Array.isArray(value) ? Number(step) : step];
    return isStorable(step) ? unstorableTexts(item, at) : [dataError(path, 'WrongForm')];
  });
}

/** List positions are numbers, to distinguish them from fields with the same name. */
function pathOf({ instancePath, keyword, params }: ErrorObject, content: unknown): DataPath {
  let at = content;
  const path = instancePath
    .split('/')
    .slice(1)
    .map((step) => {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      const position = Array.isArray(at) ? Number(name) : name;
      at = valueAt(at, name);
      return position;
    });
  if (keyword === 'required') return [...path, String(params.missingProperty)];
  if (keyword === 'additionalProperties') return [...path, String(params.additionalProperty)];
  return path;
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
