import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorItem } from '../contract/meta';
import { type ErrorCode, type MessageParameters, messageFor } from './messages';

const maxItems = 20;

/** What the schema found wrong, one item a field, each naming it. */
export function validationItems(
  faults: readonly FastifySchemaValidationError[],
  culture: string,
): ErrorItem[] {
  const byField = new Map<string, ErrorItem>();
  for (const fault of faults) {
    const field = fieldOf(fault);
    if (byField.has(field) || byField.size === maxItems) continue;
    const [code, params] = reasonOf(fault);
    byField.set(field, { code, message: messageFor(culture, code, { field, ...params }), field });
  }
  return [...byField.values()];
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'body';
}

/** The error that a broken rule of a schema stands for. */
export function reasonOf({
  keyword,
  params,
}: Pick<FastifySchemaValidationError, 'keyword' | 'params'>): [ErrorCode, MessageParameters] {
  const limit = { limit: Number(params.limit) };
  switch (keyword) {
    case 'required':
      return ['RequiredField', {}];
    case 'additionalProperties':
      return ['UnknownField', {}];
    case 'type':
      return params.type === 'integer' ? ['NotInteger', {}] : ['WrongType', { type: String(params.type) }];
    case 'minimum':
    case 'exclusiveMinimum':
      return ['TooSmall', limit];
    case 'maximum':
    case 'exclusiveMaximum':
      return ['TooLarge', limit];
    case 'minLength':
      return ['TooShort', limit];
    case 'maxLength':
      return ['TooLong', limit];
    case 'minItems':
      return ['TooFewItems', limit];
    case 'maxItems':
      return ['TooManyItems', limit];
    case 'enum':
      return [
        'NotOneOf',
        { values: Array.isArray(params.allowedValues) ? params.allowedValues.join(', ') : '' },
      ];
    case 'pattern':
    case 'format':
      return ['WrongForm', {}];
    default:
      return ['InvalidField', {}];
  }
}
