import { type Document, type Operation, resolveSchema, type Schema } from './operations';

/** An input of a request. */
export interface Input {
  name: string;
  in: 'path' | 'query' | 'header' | 'body';
  /** Path in the body: property names, and 0 for the first list item. */
  at: (string | 0)[];
}

/**
 * All inputs of an operation: its parameters and the text fields of its body. Files have none.
 */
export function inputsOf(operation: Operation, document: Document): Input[] {
  const parameters = operation.parameters.map(({ name, in: place }): Input => ({ name, in: place, at: [] }));
  const isFile = operation.body?.['text/csv'] !== undefined;
  const schema = isFile ? undefined : operation.body?.['application/json']?.schema;
  return [...parameters, ...(schema ? textsOf(schema, document, [], 'body') : [])];
}

function textsOf(schema: Schema, document: Document, at: Input['at'], name: string): Input[] {
  const plain = resolveSchema(schema, document);
  if (plain.anyOf) return plain.anyOf.flatMap((choice) => textsOf(choice, document, at, name));
  if (plain.items) return textsOf(plain.items, document, [...at, 0], name);
  if (plain.properties)
    return Object.entries(plain.properties).flatMap(([key, item]) =>
      textsOf(item, document, [...at, key], key),
    );
  return [plain.type].flat().includes('string') && !plain.enum ? [{ name, in: 'body', at }] : [];
}
