import { type Static, Type } from 'typebox';
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
    altText: perCulture(Text),
    focal: Type.Object({ top: Side, left: Side }, strict),
    width: Type.Integer({ minimum: 1, maximum: 20_000 }),
    height: Type.Integer({ minimum: 1, maximum: 20_000 }),
  },
  strict,
);
export type ImageRow = Static<typeof ImageRow>;
