import { Type } from 'typebox';

export const UrlQuery = Type.Object({
  url: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: "A path of the shop with its culture's prefix",
      examples: ['/about/'],
    }),
  ),
});
