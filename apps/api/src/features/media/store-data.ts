import { type Static, Type } from 'typebox';
import { described } from '../../platform/contract/schema';
import { perCulture, strict, Text } from '../stores/fields';

const Side = Type.Number({ minimum: 0, maximum: 1 });

export const ImageRow = Type.Object(
  {
    key: Type.String({
      minLength: 1,
      maxLength: 160,
      pattern: '^[A-Za-z0-9-]+$',
      description: 'Key of the uploaded image: see `putMedia`',
      examples: ['home-shirt-red-front'],
    }),
    altText: perCulture(Text, { description: 'Alternative text of the image' }),
    focal: Type.Object(
      {
        top: described(Side, 'Distance from the top edge, as a share of the height from 0 to 1'),
        left: described(Side, 'Distance from the left edge, as a share of the width from 0 to 1'),
      },
      { ...strict, description: 'The point that a crop keeps visible' },
    ),
    width: Type.Integer({
      minimum: 1,
      maximum: 20_000,
      description: 'Width of the original image in pixels',
    }),
    height: Type.Integer({
      minimum: 1,
      maximum: 20_000,
      description: 'Height of the original image in pixels',
    }),
  },
  strict,
);
export type ImageRow = Static<typeof ImageRow>;
