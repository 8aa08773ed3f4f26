import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../../../platform/contract/schema';

export const measureUnits = ['cm', 'months', 'years'] as const;

const Span = Type.Object({
  from: Type.Number({ minimum: 0, description: "In the measure's unit", examples: [95] }),
  to: Type.Number({ minimum: 0, description: "Inclusive, in the measure's unit", examples: [102] }),
});

/** A size guide: body measurements by size. */
export const SizeGuide = Type.Object(
  {
    id: Type.String({ examples: ['adult-tops'], description: 'Id of the size guide' }),
    name: Type.String({
      description: 'Name of the size guide',
      examples: ['Shirts and sweatshirts for adults'],
    }),
    notes: Type.Array(Type.String(), {
      description: 'Notes on measuring and choosing a size, as plain text',
    }),
    measures: Type.Array(
      Type.Object({
        name: Type.String({ description: 'The body measurement, not the garment’s', examples: ['Chest'] }),
        unit: oneOf(measureUnits, { description: '`months` and `years` are ages, for orientation' }),
      }),
      { minItems: 1, description: 'Columns of the table' },
    ),
    rows: Type.Array(
      Type.Object({
        size: Type.String({ description: 'A size of the product', examples: ['M'] }),
        values: Type.Array(nullable(Span), {
          description: 'One value per entry of `measures`, in the same order; null if not relevant',
        }),
      }),
      { minItems: 1, description: 'One row per size, smallest first' },
    ),
  },
  { title: 'SizeGuide', description: 'Body measurements by size' },
);
export type SizeGuide = Static<typeof SizeGuide>;
