import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorItemOf } from './api-error';
import { type ErrorCode, type MessageParameters, type MessageReader, messageFor } from './messages';

const maxItems = 20;

/** Converts schema validation errors to error items, one per field. */
export function validationItems(
  errors: readonly FastifySchemaValidationError[],
  reader: MessageReader,
): ErrorItemOf<ErrorCode>[] {
  const byField = new Map<string, ErrorItemOf<ErrorCode>>();
  for (const error of errors) {
    const field = fieldOf(error);
    if (byField.has(field) || byField.size === maxItems) continue;
    const [code, params] = codeForRule(error);
    byField.set(field, { code, message: messageFor(reader, code, { field, ...params }), field });
  }
  return [...byField.values()];
}

function fieldOf({ instancePath, keyword, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params.missingProperty));
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty));
  return path.join('.') || 'body';
}

/** The error code and parameters for a schema rule that failed. */
export function codeForRule({
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
