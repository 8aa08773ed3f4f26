import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { da } from '../../src/errors/messages/da';
import { en } from '../../src/errors/messages/en';
import { es } from '../../src/errors/messages/es';
import type { Document, Operation } from './operations';

const sentences = { da, en, es };
type Language = keyof typeof sentences;

/** Says what is wrong with an answer by the contract; undefined where nothing is. */
export type ResponseCheck = (
  operation: Operation,
  answer: LightMyRequestResponse,
  languages: readonly Language[],
) => string | undefined;

/** Checks answers against the document: a status that is named there, a body of its schema, failures as in S8. */
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

  return (operation, answer, languages) => {
    const { statusCode: status } = answer;
    const response = operation.responses[String(status)];
    if (!response) return `the status ${status} is not in the contract`;
    if (!response.content) return answer.rawPayload.length === 0 ? undefined : 'a body that should be empty';
    const type = String(answer.headers['content-type']).split(';')[0] ?? '';
    const content = response.content[type];
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
    const body: unknown = answer.json();
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
    ({ code, message }) => !languages.some((language) => isSentence(language, code, message)),
  );
  return (
    unexpected &&
    `the message "${unexpected.message}" of ${unexpected.code} is not in ${languages.join(' or ')}`
  );
}

function isSentence(language: Language, code: string, message: string): boolean {
  const sentence = new Map<string, string>(Object.entries(sentences[language])).get(code);
  if (sentence === undefined) return false;
  const parts = sentence.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^]*')}$`).test(message);
}
