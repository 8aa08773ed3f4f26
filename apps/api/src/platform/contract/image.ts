import { type Static, Type } from 'typebox';

/** An image of the media service. `url` is a path that takes width, height, mode, quality, format and focal as its query. */
export const Image = Type.Object(
  {
    url: Type.String({ examples: ['/media/astralis/home-shirt-black-front'] }),
    altText: Type.String(),
    title: Type.String(),
    focal: Type.Object(
      { top: Type.Number(), left: Type.Number() },
      { description: 'The focal point; both values are from 0 to 1' },
    ),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { title: 'Image' },
);
export type Image = Static<typeof Image>;
