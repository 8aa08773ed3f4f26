import { type Static, Type } from 'typebox';
import { described, Id, nullable, oneOf } from '../../../platform/contract/schema';
import { list, Name, perCulture, strict, Text } from '../../stores/fields';
import { measureUnits } from '../contract/size-guide';

export const SizeGuideRow = Type.Object(
  {
    id: described(Id, 'Id of the size guide'),
    texts: described(
      perCulture(
        Type.Object(
          {
            name: described(Name, 'Name, in the culture of the request'),
            notes: list(Text, { description: 'Notes below the table, in display order' }),
          },
          strict,
        ),
        { flat: true },
      ),
      'Texts of the size guide in each culture',
    ),
    measures: list(
      Type.Object(
        {
          unit: oneOf(measureUnits, { description: 'Unit of the values' }),
          name: perCulture(Name, { description: 'Name, in the culture of the request' }),
        },
        strict,
      ),
      { description: 'What is measured, in display order' },
    ),
    /** Smallest size first; `values` have the order of `measures`. */
    rows: list(
      Type.Object(
        {
          size: Type.String({ maxLength: 40, description: 'Size, as printed on the label of the garment' }),
          values: list(
            nullable(
              Type.Object(
                {
                  from: Type.Number({ description: 'Smallest measure, in the unit', examples: [88] }),
                  to: Type.Number({ description: 'Largest measure, in the unit', examples: [96] }),
                },
                strict,
              ),
            ),
            { description: 'The range of each measure, in the order of `measures`; null if it has none' },
          ),
        },
        strict,
      ),
      { description: 'Number of rows in total and done' },
    ),
  },
  strict,
);
export type SizeGuideRow = Static<typeof SizeGuideRow>;
