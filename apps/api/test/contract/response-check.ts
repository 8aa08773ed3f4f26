import { languages } from '@matchday/dictionary/languages';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import type { Document, Operation } from './operations';

type Language = 'da' | 'en' | 'es';

/** Returns how a response violates the contract; undefined if it conforms. */
export type ResponseCheck = (
  operation: Operation,
  response: LightMyRequestResponse,
  languages: readonly Language[],
) => string | undefined;

/** Creates a check that the status is documented, the body matches its schema, and failures have the shape of S8. */
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

  return (operation, response, languages) => {
    const { statusCode: status } = response;
    const documented = operation.responses[String(status)];
    if (!documented) return `the status ${status} is not in the contract`;
    if (!documented.content)
      return response.rawPayload.length === 0 ? undefined : 'a body that should be empty';
    const type = String(response.headers['content-type']).split(';')[0] ?? '';
    const content = documented.content[type];
    if (status === 304) return undefined;
    if (!content) return `a body of the type ${type}`;
    if (type !== 'application/json') return undefined;
    const validate = validatorOf(
      [
        'paths',
        operation.path,
        operation.method.toLowerCase(),
        'responses',
        status,
        'content',
        type,
        'schema',
      ]
        .map((key) => `/${encodeURIComponent(String(key).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
        .join(''),
    );
    const body: unknown = response.json();
    if (!validate(body)) return ajv.errorsText(validate.errors, { dataVar: 'body' });
    return status >= 400 ? checkFailure(body as Failure, status, languages) : undefined;
  };
}

interface Failure {
  meta: { status: number };
  errors: { code: string; message: string }[];
}

function checkFailure(
  { meta, errors }: Failure,
  status: number,
  languages: readonly Language[],
): string | undefined {
  if (meta.status !== status) return `meta.status ${meta.status}`;
  const unexpected = errors.find(
    ({ code, message }) => !languages.some((language) => isMessage(language, code, message)),
  );
  return (
    unexpected &&
    `the message "${unexpected.message}" of ${unexpected.code} is not in ${languages.join(' or ')}`
  );
}

function isMessage(language: Language, code: string, message: string): boolean {
  const template = new Map<string, string>(Object.entries(languages[language]?.errorMessages ?? {})).get(
    code,
  );
  if (template === undefined) return false;
  const parts = template.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^]*')}$`).test(message);
}
