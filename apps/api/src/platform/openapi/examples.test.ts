import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { openApiText } from '../../openapi-document';

interface Media {
  schema?: object;
  example?: unknown;
}
interface Operation {
  operationId: string;
  description?: string;
  parameters?: { name: string; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

/** Values with an example: where, the JSON pointer of the schema, and the example. */
interface Example {
  at: string;
  pointer: string;
  example: unknown;
}

let document: Record<'paths' | 'webhooks', Record<string, Record<string, Operation>>>;
beforeAll(async () => {
  document = JSON.parse(await openApiText());
});

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));
const pointerOf = (...keys: readonly string[]) =>
  keys.map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

function examplesOf(
  place: 'paths' | 'webhooks',
  path: string,
  method: string,
  operation: Operation,
): Example[] {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const json = 'application/json';
  const body = requestBody?.content[json];
  return [
    ...parameters.map(({ name, example }, index) => ({
      at: `${operationId} ${name}`,
      pointer: pointerOf(place, path, method, 'parameters', String(index), 'schema'),
      example,
    })),
    ...(body
      ? [
          {
            at: `${operationId} body`,
            pointer: pointerOf(place, path, method, 'requestBody', 'content', json, 'schema'),
            example: body.example,
          },
        ]
      : []),
    ...Object.entries(responses).flatMap(([status, { content }]) =>
      content?.[json]
        ? [
            {
              at: `${operationId} ${status}`,
              pointer: pointerOf(place, path, method, 'responses', status, 'content', json, 'schema'),
              example: content[json].example,
            },
          ]
        : [],
    ),
  ];
}

it('describes every operation in a sentence', () => {
  const missing = operations().filter(({ description = '' }) => !/^[A-Z].*\.$/s.test(description));
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

it('has for every parameter, body and response an example that conforms to its schema', () => {
  const ajv = new Ajv({ strict: false, discriminator: true });
  formats.default(ajv);
  ajv.addSchema(document, 'contract');
  const examples = (['paths', 'webhooks'] as const).flatMap((place) =>
    Object.entries(document[place]).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => examplesOf(place, path, method, operation)),
    ),
  );
  expect(examples.length).toBeGreaterThan(500);
  const faults = examples.flatMap(({ at, pointer, example }) => {
    if (example === undefined) return [`${at} has no example`];
    const validate = ajv.compile({ $ref: `contract#${pointer}` });
    return validate(example) ? [] : [`${at}: ${ajv.errorsText(validate.errors)}`];
  });
  expect(faults).toEqual([]);
});

it('shows no errors and no redirect in the example of a successful response', () => {
  const wrong = operations().flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const example = content?.['application/json']?.example as
        | { success?: boolean; errors?: unknown[]; meta?: { redirect?: string | null } }
        | undefined;
      if (!status.startsWith('2')) return [];
      const contradicts = (example?.success && example.errors?.length) || example?.meta?.redirect;
      return contradicts ? [operationId] : [];
    }),
  );
  expect(wrong).toEqual([]);
});
