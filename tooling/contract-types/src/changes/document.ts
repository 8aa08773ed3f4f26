/** The parts of an OpenAPI document that a comparison reads. */
export interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  /** The requests that the API sends, by event. */
  webhooks?: Readonly<Record<string, { readonly post: Operation }>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Readonly<Record<string, Response>>;
  security?: readonly Readonly<Record<string, unknown>>[];
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Response {
  content?: Content;
  headers?: Readonly<Record<string, unknown>>;
  'x-error-codes'?: readonly string[];
}

export type Content = Readonly<Record<string, { schema?: Schema }>>;

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}
