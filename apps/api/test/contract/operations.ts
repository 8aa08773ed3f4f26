/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  examples?: unknown[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
  example?: unknown;
}

type Content = Record<string, { schema?: Schema; example?: unknown }>;

export interface Operation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template, such as `/api/baskets/{token}`. */
  path: string;
  parameters: Parameter[];
  /** The body by media type; undefined if there is none. */
  body: Content | undefined;
  responses: Record<string, { content?: Content; 'x-error-codes'?: string[] }>;
  /** The required credentials, such as `customer`. */
  security: string[];
  /** What a repeated call does. */
  repetition: string | undefined;
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Operation['responses'];
  security?: Record<string, unknown>[];
  'x-repetition'?: string;
}

export interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** The server's OpenAPI document. */
export function documentOf(app: { swagger(): object }): Document {
  return JSON.parse(JSON.stringify(app.swagger()));
}

/** Every operation of the document. */
export function operationsOf({ paths }: Document): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: raw.operationId,
      method: method.toUpperCase() as Operation['method'],
      path,
      parameters: raw.parameters ?? [],
      body: raw.requestBody?.content,
      responses: raw.responses,
      security: (raw.security ?? []).flatMap((scheme) => Object.keys(scheme)),
      repetition: raw['x-repetition'],
    })),
  );
}

/** Resolves a schema reference. */
export function resolveSchema(schema: Schema, { components }: Document): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const found = components.schemas[name];
  if (!found) throw new Error(`The document has no schema ${name}.`);
  return resolveSchema(found, { components, paths: {} });
}
