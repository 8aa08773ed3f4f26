import { type Static, Type } from 'typebox';

/** An image of the media service. `url` is a path that takes width, height, mode, quality, format and focal as its query. */
export const Image = Type.Object(
  {
    url: Type.String({
      examples: ['/media/astralis/home-shirt-black-front'],
      description: 'Path on this server; size and format are query parameters',
    }),
    altText: Type.String({ description: 'Alternative text of the image' }),
    title: Type.String({ description: 'Title, in the culture of the request' }),
    focal: Type.Object(
      {
        top: Type.Number({ description: 'Distance from the top edge, as a share of the height from 0 to 1' }),
        left: Type.Number({
          description: 'Distance from the left edge, as a share of the width from 0 to 1',
        }),
      },
      { description: 'The focal point; both values are from 0 to 1' },
    ),
    width: Type.Integer({ description: 'Width of the original image in pixels' }),
    height: Type.Integer({ description: 'Height of the original image in pixels' }),
  },
  { title: 'Image' },
);
export type Image = Static<typeof Image>;
