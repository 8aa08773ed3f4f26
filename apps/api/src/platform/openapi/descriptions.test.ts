import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, it } from 'vitest';
import { openApiText } from '../../openapi-document';
import { isDescribed, needsExample } from './describe-fields';
import { componentTexts } from './texts/components';
import { parameterTexts } from './texts/parameters';

interface Schema {
  description?: string;
}
interface Operation {
  operationId: string;
  summary: string;
  parameters?: { name: string; description?: string; schema?: Schema }[];
}

let text: string;
let document: {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
};
beforeAll(async () => {
  text = await openApiText();
  document = JSON.parse(text);
});

/** The fields of all schemas in a value, with their paths. */
function fieldsIn(value: unknown, at = ''): [at: string, name: string, field: Schema][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    if (key === 'example') return [];
    if (key !== 'properties') return fieldsIn(item, `${at}/${key}`);
    return Object.entries<Schema>(item).flatMap(([name, field]) =>
      [[at, name, field] as [string, string, Schema]].concat(fieldsIn(field, `${at}/${name}`)),
    );
  });
}

const plain = (schema: Schema) => JSON.parse(JSON.stringify(schema));
const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

it('describes every component, field and parameter', () => {
  const { schemas } = document.components;
  const components = Object.keys(schemas).filter((name) => !schemas[name]?.description);
  const fields = fieldsIn(document).flatMap(([at, name, field]) =>
    field.description ? [] : [`${at}.${name}`],
  );
  const parameters = operations().flatMap(({ operationId, parameters: given = [] }) =>
    given
      .filter(({ description, schema = {} }) => !description && !isDescribed(plain(schema)))
      .map(({ name }) => `${operationId} ${name}`),
  );
  expect({ components, fields, parameters }).toEqual({ components: [], fields: [], parameters: [] });
});

it('has an example for every string and number without an enumeration or format', () => {
  const missing = fieldsIn(document).flatMap(([at, name, field]) =>
    needsExample(plain(field)) ? [`${at}.${name}`] : [],
  );
  expect(missing).toEqual([]);
});

it('has no description without a component or parameter', () => {
  const parameters = new Set(
    operations().flatMap(({ parameters: given = [] }) => given.map(({ name }) => name)),
  );
  expect({
    components: Object.keys(componentTexts).filter((name) => !document.components.schemas[name]),
    parameters: Object.keys(parameterTexts).filter((name) => !parameters.has(name)),
  }).toEqual({ components: [], parameters: [] });
});

it("has no description that only repeats the field's name", () => {
  const useless = fieldsIn(document).flatMap(([at, name, { description = '' }]) =>
    description.toLowerCase() === name.toLowerCase() ? [`${at}.${name}`] : [],
  );
  expect(useless).toEqual([]);
});

it('passes the recommended rules of Redocly', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Nobody is granted a licence yet.
      'info-license': 'off',
      // The specification names /api/products/{id}/preorder and /api/products/variant/{id}; fixed segments go first.
      'no-ambiguous-paths': 'off',
    },
  });
  const problems = await lintFromString({ source: text, config, absoluteRef: '/openapi.json' });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});
