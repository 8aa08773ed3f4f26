import { type Static, type TSchema, Type } from 'typebox';

/** A schema whose value may be null; the OpenAPI document writes it as a union with null. */
export const nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });

/** The keyword of a text that belongs to the property, where a component has a text of its own. */
export const propertyText = '~text';

/** A property with its text in the document. */
export const described = <T extends TSchema>(
  schema: T,
  description: string,
  example?: string | number,
): T => ({
  ...schema,
  ['title' in schema ? propertyText : 'description']: description,
  ...(example !== undefined && { examples: [example] }),
});

/** A string that must be one of the given values. */
export const oneOf = <const T extends string>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: values, ...options });

/** An integer that must be one of the given values. */
export const oneIntegerOf = <const T extends number>(values: readonly T[], options: object = {}) =>
  Type.Unsafe<T>({ type: 'integer', enum: values, ...options });

/** An identifier that can be part of a URL: letters, digits and hyphens (S2.15). */
export const Id = Type.String({ minLength: 1, maxLength: 80, pattern: '^[A-Za-z0-9-]+$' });

export const Culture = Type.String({ pattern: '^[a-z]{2}(-[A-Z]{2})?$', examples: ['en'] });

export const Currency = Type.String({ pattern: '^[A-Z]{3}$', examples: ['EUR'] });

/** Free text with any characters except NUL, which PostgreSQL cannot store. */
export const freeText = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000]*$' });

export const Link = Type.Object(
  {
    text: Type.String({ description: 'Plain text' }),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    target: nullable(Type.String({ description: 'Target window, as in HTML; null for the same window' })),
  },
  { title: 'Link' },
);
export type Link = Static<typeof Link>;

/** One step of a breadcrumb. */
export const Crumb = Type.Object(
  {
    name: Type.String({ description: 'Name, in the culture of the request' }),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
  },
  { title: 'Crumb' },
);
export type Crumb = Static<typeof Crumb>;

export const IdParams = Type.Object({ id: described(Id, 'Id of the resource') });
