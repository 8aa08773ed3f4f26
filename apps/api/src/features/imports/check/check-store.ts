import type { TSchema } from 'typebox';
import { schemaOf, sectionsOf } from '../parts';
import type { FileContent, StoreData } from '../store-data';
import { checkCatalogue } from './check-catalogue';
import { checkContent } from './check-content';
import { checkPrints } from './check-prints';
import { checkSettings } from './check-settings';
import { type DataPath, dataError, type RuleError } from './data-error';
import { findDuplicates } from './find-duplicates';

/** Checks rules between the entries of a store's data. The schema has already checked each entry. */
export function checkStore(data: StoreData): RuleError[] {
  return [
    ...checkStoreRow(data),
    ...checkKeys(data),
    ...checkCatalogue(data),
    ...checkPrints(data),
    ...checkContent(data),
    ...checkSettings(data),
  ];
}

function checkStoreRow({ store, categories, vouchers = [] }: StoreData): RuleError[] {
  const cultures = store.cultures.map(({ culture }) => culture);
  return [
    ...(cultures.includes(store.defaultCulture)
      ? []
      : [dataError(['store', 'defaultCulture'], 'UnknownCulture', { value: store.defaultCulture })]),
    ...findDuplicates(
      store.cultures,
      ({ culture }) => culture,
      (index) => ['store', 'cultures', index, 'culture'],
    ),
    ...findDuplicates(
      store.cultures,
      ({ pathPrefix }) => pathPrefix,
      (index) => ['store', 'cultures', index, 'pathPrefix'],
    ),
    ...findDuplicates(
      vouchers,
      ({ code }) => code.toLowerCase(),
      (index) => ['vouchers', index, 'code'],
    ),
    ...(categories.some(({ id }) => id === store.rootCategoryId)
      ? []
      : [
          dataError(['store', 'rootCategoryId'], 'UnknownReference', {
            kind: 'category',
            value: store.rootCategoryId,
          }),
        ]),
  ];
}

/** Checks that texts exist for exactly the store's cultures, and prices for exactly its currencies. */
function checkKeys(data: StoreData): RuleError[] {
  const cultures = new Set(data.store.cultures.map(({ culture }) => culture));
  const currencies = new Set(data.store.cultures.map(({ currency }) => currency));
  const errors: RuleError[] = [];
  const visit = (schema: Shape, value: unknown, path: DataPath): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(schema.items ?? {}, item, [...path, index]);
      return;
    }
    const fields: Readonly<Record<string, unknown>> = { ...value };
    if (schema.per) {
      const [known, unknown] =
        schema.per === 'culture'
          ? ([cultures, 'UnknownCulture'] as const)
          : ([currencies, 'UnknownCurrency'] as const);
      for (const key of Object.keys(fields).filter((key) => !known.has(key)))
        errors.push(dataError([...path, key], unknown, { value: key }));
      if (!schema.partial)
        for (const key of [...known].filter((key) => !(key in fields)))
          errors.push(dataError([...path, key], 'RequiredField'));
    }
    for (const [field, item] of Object.entries(fields)) {
      const shape = schema.per ? schema.additionalProperties : schema.properties?.[field];
      if (shape) visit(shape, item, [...path, field]);
    }
  };
  const content: FileContent = data;
  for (const section of sectionsOf('all')) visit(schemaOf(section), content[section], [section]);
  return errors;
}

interface Shape extends TSchema {
  per?: 'culture' | 'currency';
  partial?: boolean;
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  additionalProperties?: Shape;
}
