import { type Static, Type } from 'typebox';
import { nullable, oneOf } from './schema';

export const measureUnits = ['cm', 'months', 'years'] as const;

const Span = Type.Object({
  from: Type.Number({ minimum: 0, description: "In the measure's unit", examples: [95] }),
  to: Type.Number({ minimum: 0, description: "In the measure's unit, included", examples: [102] }),
});

/** Which size fits which body. */
export const SizeGuide = Type.Object(
  {
    id: Type.String({ examples: ['adult-tops'] }),
    name: Type.String({ description: 'What it is for', examples: ['Shirts and sweatshirts for adults'] }),
    notes: Type.Array(Type.String(), {
      description: 'How to measure and choose, a sentence or two each; plain text',
    }),
    measures: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Of the body, not of the garment', examples: ['Chest'] }),
        unit: oneOf(measureUnits, { description: '`months` and `years` are an age, for orientation' }),
      }),
      { minItems: 1, description: "The table's columns" },
    ),
    rows: Type.Array(
      Type.Object({
        size: Type.String({ description: "As in the product's sizes", examples: ['M'] }),
        values: Type.Array(nullable(Span), {
          description: 'One for each of `measures`, in the same order; null where it does not matter',
        }),
      }),
      { minItems: 1, description: 'One for each size, the smallest first' },
    ),
  },
  { title: 'SizeGuide', description: 'Which size fits which body' },
);
export type SizeGuide = Static<typeof SizeGuide>;
