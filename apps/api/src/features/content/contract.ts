import { type Static, Type } from 'typebox';
import { Image } from '../../platform/contract/image';
import { Id, Link, nullable, oneOf } from '../../platform/contract/schema';
import { Usp } from '../stores/contract';

const Hero = Type.Object({
  type: Type.Literal('hero'),
  eyebrow: nullable(Type.String()),
  heading: Type.String(),
  text: nullable(Type.String()),
  image: Image,
  links: Type.Array(Link),
});

const Tiles = Type.Object({
  type: Type.Literal('tiles'),
  heading: nullable(Type.String()),
  tiles: Type.Array(
    Type.Object({ heading: Type.String(), text: nullable(Type.String()), image: Image, link: Link }),
  ),
});

const ProductCarousel = Type.Object({
  type: Type.Literal('productCarousel'),
  heading: Type.String(),
  categoryId: nullable(Id),
  productIds: Type.Array(Id),
  link: nullable(Link),
});

const RichText = Type.Object({
  type: Type.Literal('richText'),
  html: Type.String({ description: 'Sanitised HTML' }),
});

const ImageText = Type.Object({
  type: Type.Literal('imageText'),
  heading: Type.String(),
  html: Type.String({ description: 'Sanitised HTML' }),
  image: Image,
  imageSide: oneOf(['start', 'end']),
  link: nullable(Link),
});

const Usps = Type.Object({ type: Type.Literal('usps'), usps: Type.Array(Usp) });

const Questions = Type.Object({
  type: Type.Literal('questions'),
  heading: Type.String(),
  questions: Type.Array(Type.Object({ question: Type.String(), html: Type.String() })),
});

const Video = Type.Object({
  type: Type.Literal('video'),
  heading: Type.String(),
  url: Type.String({ description: 'URL of an MP4 or WebM file', examples: ['/films/archive.webm'] }),
  poster: Image,
  captionsUrl: nullable(
    Type.String({
      description: 'URL of a WebVTT file in the culture of the request; null for a video without sound',
    }),
  ),
  html: Type.String({ description: 'Transcript of the video, as sanitised HTML' }),
});

const Newsletter = Type.Object({
  type: Type.Literal('newsletter'),
  heading: Type.String(),
  text: nullable(Type.String()),
});

const Contact = Type.Object({
  type: Type.Literal('contact'),
  heading: Type.String(),
  html: Type.String({ description: 'Sanitised HTML' }),
  link: nullable(Link),
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
    view: Type.Object({
      seoTitle: Type.String(),
      seoDescription: Type.String(),
      canonicalUrl: nullable(Type.String()),
    }),
  },
  { title: 'SeoComposition' },
);

export const ContentRoute = Type.Object(
  {
    id: Type.String(),
    url: Type.String(),
    contentAlias: oneOf(['contentPage', 'frontPage', 'termsPage', 'contactPage']),
    title: Type.String(),
    seoComposition: SeoComposition,
    blocks: Type.Array(Block),
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
