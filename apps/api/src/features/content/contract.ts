import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { described, Id, Link, nullable, oneOf } from '../../platform/contract/schema';
import { Usp } from '../stores/contract';

const Hero = Type.Object({
  type: Type.Literal('hero', { description: 'The kind of the block' }),
  eyebrow: nullable(Type.String({ description: 'One or two words above the heading' })),
  heading: Type.String({ description: 'Heading of the block' }),
  text: nullable(Type.String({ description: 'Plain text' })),
  image: described(Image, 'The image'),
  links: Type.Array(Link, { description: 'Links, in display order' }),
});

const Tiles = Type.Object({
  type: Type.Literal('tiles', { description: 'The kind of the block' }),
  heading: nullable(Type.String({ description: 'Heading of the block' })),
  tiles: Type.Array(
    Type.Object({
      heading: Type.String({ description: 'Heading of the block' }),
      text: nullable(Type.String({ description: 'Plain text' })),
      image: described(Image, 'The image'),
      link: described(Link, 'Target of the link; null without one'),
    }),
    { description: 'Tiles, in display order' },
  ),
});

const ProductCarousel = Type.Object({
  type: Type.Literal('productCarousel', { description: 'The kind of the block' }),
  heading: Type.String({ description: 'Heading of the block' }),
  categoryId: nullable(described(Id, 'The category to show; null if single products are shown')),
  productIds: Type.Array(Id, {
    description: 'The products to show, in this order; empty if a category is shown',
  }),
  link: nullable(described(Link, 'Target of the link; null without one')),
});

const RichText = Type.Object({
  type: Type.Literal('richText', { description: 'The kind of the block' }),
  html: Type.String({ description: 'Sanitised HTML' }),
});

const ImageText = Type.Object({
  type: Type.Literal('imageText', { description: 'The kind of the block' }),
  heading: Type.String({ description: 'Heading of the block' }),
  html: Type.String({ description: 'Sanitised HTML' }),
  image: described(Image, 'The image'),
  imageSide: oneOf(['start', 'end'], {
    description: 'Position of the image next to the text, in reading direction',
  }),
  link: nullable(described(Link, 'Target of the link; null without one')),
});

const Usps = Type.Object({
  type: Type.Literal('usps', { description: 'The kind of the block' }),
  usps: Type.Array(Usp, { description: 'Unique selling points, in display order' }),
});

const Questions = Type.Object({
  type: Type.Literal('questions', { description: 'The kind of the block' }),
  heading: Type.String({ description: 'Heading of the block' }),
  questions: Type.Array(
    Type.Object({
      question: Type.String({ description: 'The question of a shopper' }),
      html: Type.String({ description: 'Sanitised HTML' }),
    }),
    { description: 'Questions, in display order' },
  ),
});

const Video = Type.Object({
  type: Type.Literal('video', { description: 'The kind of the block' }),
  heading: Type.String({ description: 'Heading of the block' }),
  url: Type.String({ description: 'URL of an MP4 or WebM file', examples: ['/films/archive.webm'] }),
  poster: described(Image, 'The image that stands in for the video until it plays'),
  captionsUrl: nullable(
    Type.String({
      description: 'URL of a WebVTT file in the culture of the request; null for a video without sound',
    }),
  ),
  html: Type.String({ description: 'Transcript of the video, as sanitised HTML' }),
});

const Newsletter = Type.Object({
  type: Type.Literal('newsletter', { description: 'The kind of the block' }),
  heading: Type.String({ description: 'Heading of the block' }),
  text: nullable(Type.String({ description: 'Plain text' })),
});

const Contact = Type.Object({
  type: Type.Literal('contact', { description: 'The kind of the block' }),
  heading: Type.String({ description: 'Heading of the block' }),
  html: Type.String({ description: 'Sanitised HTML' }),
  link: nullable(described(Link, 'Target of the link; null without one')),
});

/** A block of a content page; `type` is its kind. */
export const Block = Type.Union(
  [Hero, Tiles, ProductCarousel, RichText, ImageText, Usps, Questions, Video, Newsletter, Contact],
  { title: 'Block' },
);
export type Block = Static<typeof Block>;

/** S3.12 */
const SeoComposition = Type.Object(
  {
    view: Type.Object(
      {
        seoTitle: Type.String({ description: 'Title of the page for browsers and search engines' }),
        seoDescription: Type.String({ description: 'Description of the page for search engines' }),
        canonicalUrl: nullable(
          Type.String({
            description: 'The canonical URL for search engines; null if it is the page’s own URL',
          }),
        ),
      },
      { description: 'Fields of the view' },
    ),
  },
  { title: 'SeoComposition' },
);

export const ContentRoute = Type.Object(
  {
    id: Type.String({ description: 'Id of the page' }),
    url: Type.String({ description: 'Path of the shop, with the culture’s prefix' }),
    contentAlias: oneOf(['contentPage', 'frontPage', 'termsPage', 'contactPage'], {
      description: 'Type of the page',
    }),
    title: Type.String({ description: 'Title, in the culture of the request' }),
    seoComposition: described(SeoComposition, 'What search engines read about the page'),
    blocks: Type.Array(Block, { description: 'Blocks, in display order' }),
  },
  { title: 'ContentRoute' },
);
export type ContentRoute = Static<typeof ContentRoute>;

export const UrlQuery = Type.Object({
  url: Type.Optional(
    Type.String({
      maxLength: 2000,
      description: "Path of the page, including the culture's prefix",
      examples: ['/about/'],
    }),
  ),
});
