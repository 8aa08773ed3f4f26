import { type Static, Type } from 'typebox';
import { Culture, described, nullable } from '../../platform/contract/schema';
import { strict, Text } from '../stores';

export const StoreText = Type.Object(
  {
    alias: Type.String({ description: 'The key of the text', examples: ['Basket.Title'] }),
    shipped: nullable(
      Type.String({
        description:
          'The value that comes with the product, in the language of the culture; null for a text that only the store has',
        examples: ['Your basket'],
      }),
    ),
    own: nullable(
      Type.String({
        description: 'The value that the store has set; null if it uses the shipped one',
        examples: ['Your bag'],
      }),
    ),
  },
  { title: 'StoreText', description: 'A text of a shop in one culture' },
);
export type StoreText = Static<typeof StoreText>;

/** A new value of a text. */
export const NewText = Type.Object(
  { value: described(Text, 'The new value; a blank one counts as missing', 'Your bag') },
  { ...strict, title: 'NewText', description: 'A new value of a text' },
);

export const TextParams = Type.Object({
  culture: described(Culture, 'Culture of the store that the text belongs to'),
  alias: Type.String({
    minLength: 1,
    maxLength: 200,
    pattern: '^[^\\u0000]*$',
    description: 'The key of the text',
    examples: ['Basket.Title'],
  }),
});
