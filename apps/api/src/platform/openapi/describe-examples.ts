import { Examples, type Schema } from './example-of';
import { fieldExamples } from './texts/examples';

interface Media {
  schema?: Schema;
  example?: unknown;
}

interface Operation {
  parameters?: { name: string; schema?: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, { content?: Record<string, Media> }>;
}

/** Adds an example of the request and of each response to every operation, and of the request to every webhook. */
export function describeExamples<Given extends object>(document: Given): Given {
  const {
    paths = {},
    webhooks = {},
    components,
  } = document as {
    paths?: Record<string, Record<string, Operation>>;
    webhooks?: Record<string, Record<string, Operation>>;
    components?: { schemas?: Record<string, Schema> };
  };
  const examples = new Examples(components?.schemas ?? {});
  for (const operation of [paths, webhooks].flatMap(Object.values).flatMap(Object.values<Operation>)) {
    for (const parameter of operation.parameters ?? []) {
      const { name, schema = {} } = parameter;
      const own =
        schema.$ref || schema.enum || schema.examples || schema.format || schema.default !== undefined;
      const value = own ? examples.of(schema) : (fieldExamples[name] ?? examples.of(schema));
      parameter.example ??= schema.type === 'array' && !Array.isArray(value) ? [value] : value;
    }
    addTo(operation.requestBody?.content, examples);
    for (const { content } of Object.values(operation.responses ?? {})) addTo(content, examples);
  }
  return document;
}

function addTo(content: Record<string, Media> | undefined, examples: Examples): void {
  const media = content?.['application/json'];
  if (!media?.schema) return;
  const example = media.example ?? examples.of(media.schema);
  if (example !== undefined) media.example = example;
}
