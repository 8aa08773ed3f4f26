import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
}

interface HeaderDescription {
  $ref?: string;
  required?: boolean;
  schema?: object;
}

export interface ResponseDescription {
  headers?: Record<string, HeaderDescription>;
  content?: Record<string, { schema?: object }>;
  'x-error-codes'?: readonly string[];
}

/** A schema of a body, as far as its required fields. */
interface BodySchema {
  $ref?: string;
  required?: readonly string[];
}

interface RawOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: BodySchema }> };
  responses: Record<string, ResponseDescription>;
  security?: Record<string, unknown>[];
}

export interface Operation extends RawOperation {
  method: string;
  path: string;
}

/** The subset of an OpenAPI document that the kit reads. */
export interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { headers?: Record<string, HeaderDescription>; schemas: Record<string, BodySchema> };
}

/** The operations of the contract and the checks of its schemas. */
export class Contract {
  readonly operations: readonly Operation[];
  readonly #document: Document;
  readonly #ajv = new Ajv({ strict: false, allErrors: true });
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Document) {
    this.#document = document;
    formats.default(this.#ajv);
    this.#ajv.addSchema(document, 'contract');
    this.operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, raw]) =>
        Object.assign({}, raw, { method: method.toUpperCase(), path }),
      ),
    );
  }

  /** @throws {Error} if the contract has no such operation */
  operation(id: string): Operation {
    const found = this.operations.find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`The contract has no operation ${id}.`);
    return found;
  }

  /** How a body violates the schema of a response; undefined if it conforms. */
  bodyFault({ path, method }: Operation, status: number, type: string, body: unknown): string | undefined {
    return this.#fault(
      ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema'],
      body,
      'the body',
    );
  }

  /** The required headers of a response that an answer lacks or that have another form. */
  headerFaults({ headers = {} }: ResponseDescription, given: Headers): string[] {
    return Object.entries(headers).flatMap(([name, description]) => {
      const { required, schema = {} } = this.#header(description);
      const value = given.get(name);
      if (value === null || value === '') return required ? [`the header ${name} is missing`] : [];
      const isInteger = 'type' in schema && schema.type === 'integer';
      return isInteger && !/^\d+$/.test(value) ? [`the header ${name} is ${value}`] : [];
    });
  }

  /** The fields that a JSON body must have. */
  requiredFields({ requestBody }: Operation): readonly string[] {
    const schema = requestBody?.content['application/json']?.schema ?? {};
    const name = schema.$ref?.split('/').at(-1) ?? '';
    return (this.#document.components.schemas[name] ?? schema).required ?? [];
  }

  #header(description: HeaderDescription): HeaderDescription {
    const name = description.$ref?.split('/').at(-1) ?? '';
    return this.#document.components.headers?.[name] ?? description;
  }

  #fault(keys: readonly string[], value: unknown, name: string): string | undefined {
    const pointer = keys
      .map((key) => `/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
      .join('');
    const validate = this.#validators.get(pointer) ?? this.#ajv.compile({ $ref: `contract#${pointer}` });
    this.#validators.set(pointer, validate);
    if (validate(value)) return undefined;
    return this.#ajv.errorsText(validate.errors?.slice(0, 3), { dataVar: name });
  }
}
