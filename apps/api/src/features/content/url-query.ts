import { Type } from 'typebox';

export const UrlQuery = Type.Object({
  url: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: "Path of the page, including the culture's prefix",
      examples: ['/about/'],
    }),
  ),
});
