import { languages } from '@matchday/dictionary/languages';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { Document, Operation } from './operations';
import type { WireAnswer } from './wire';

type Language = 'da' | 'en' | 'es';

/**
 * Returns how a response violates the contract; undefined if it conforms. Without an operation, the path has none for
 * the method.
 */
export type ResponseCheck = (
  operation: Operation | undefined,
  response: WireAnswer,
  /** The languages of the messages; any if there are none. */
  languages?: readonly Language[],
) => string | undefined;

/** Creates a check that the status is documented, the body matches its schema, and failures have the shape of S8, a documented code and their request's id. */
export function createResponseCheck(document: Document): ResponseCheck {
  const ajv = new Ajv({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema(document, 'contract');
  const validators = new Map<string, ReturnType<typeof ajv.compile>>();
  const validatorOf = (pointer: string) => {
    const known = validators.get(pointer) ?? ajv.compile({ $ref: `contract#${pointer}` });
    validators.set(pointer, known);
    return known;
  };

  return (operation, { status, headers, body }, languages = []) => {
    const routed = beforeRouting.has(status) ? undefined : operation;
    if (!routed && status < 400) return 'a success without an operation';
    const documented = routed ? routed.responses[String(status)] : { content: errorContent };
    if (!documented) return `the status ${status} is not in the contract`;
    if (!documented.content || status === 304)
      return body.length === 0 ? undefined : 'a body that should be empty';
    const type = String(headers['content-type']).split(';')[0] ?? '';
    if (!documented.content[type]) return `a body of the type ${type}`;
    if (type !== 'application/json') return undefined;
    const validate = validatorOf(routed ? pointerOf(routed, status, type) : '/components/schemas/ErrorBody');
    const content: unknown = JSON.parse(body.toString());
    if (!validate(content)) return ajv.errorsText(validate.errors, { dataVar: 'body' });
    if (status < 400) return undefined;
    const failure = content as Failure;
    return (
      checkFailure(failure, status, languages) ??
      checkRequestId(failure, headers) ??
      checkCodes(failure, routed?.responses[String(status)]?.['x-error-codes'])
    );
  };
}

/** Statuses of requests that are too large to be routed. */
const beforeRouting = new Set([431]);
const errorContent: Operation['responses'][string]['content'] = { 'application/json': {} };

function pointerOf({ path, method }: Operation, status: number, type: string): string {
  return ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']
    .map((key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

interface Failure {
  meta: { status: number };
  status: number;
  requestId: string;
  errors: { code: string; message: string }[];
}

function checkRequestId({ requestId }: Failure, headers: WireAnswer['headers']): string | undefined {
  const sent = headers['x-request-id'];
  return requestId === sent ? undefined : `the requestId ${requestId}, but the header ${String(sent)}`;
}

/** The codes of a response must be documented for its status; any if no operation was reached. */
function checkCodes({ errors }: Failure, documented: readonly string[] | undefined): string | undefined {
  const undeclared = errors.find(({ code }) => documented && !documented.includes(code));
  return undeclared && `the code ${undeclared.code} is not in the contract`;
}

function checkFailure(
  { meta, status: stated, errors }: Failure,
  status: number,
  languages: readonly Language[],
): string | undefined {
  if (meta.status !== status || stated !== status) return `meta.status ${meta.status}, status ${stated}`;
  if (languages.length === 0) return undefined;
  const unexpected = errors.find(
    ({ code, message }) => !languages.some((language) => isMessage(language, code, message)),
  );
  return (
    unexpected &&
    `the message "${unexpected.message}" of ${unexpected.code} is not in ${languages.join(' or ')}`
  );
}

function isMessage(language: Language, code: string, message: string): boolean {
  return templatesOf(language, code).some((template) => {
    const parts = template
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('[^]*')}$`).test(message);
  });
}

/** The texts of an error: its own, and for an invalid field those of the form rules that it may break. */
function templatesOf(language: Language, code: string): string[] {
  const texts = languages[language];
  const own = Object.entries(texts?.errorMessages ?? {}).filter(([name]) => name === code);
  const rules = Object.entries(texts?.screens ?? {}).filter(
    ([alias]) => code === 'InvalidField' && alias.startsWith('Form.Validation.'),
  );
  return [...own, ...rules].map(([, text]) => text);
}
