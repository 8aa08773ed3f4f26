import type { TextKey } from '../texts/languages';

/** The labels of fields, by their name in the data. */
export const fieldLabels = {
  eyebrow: 'pages.eyebrow',
  heading: 'pages.heading',
  text: 'pages.text',
  html: 'pages.html',
  image: 'pages.image',
  poster: 'pages.poster',
  imageSide: 'pages.imageSide',
  link: 'pages.link',
  url: 'pages.url',
  captionsUrl: 'pages.captionsUrl',
  question: 'pages.question',
  categoryId: 'pages.categoryId',
  productIds: 'pages.productIds',
  links: 'pages.link',
  tiles: 'pages.tile',
  usps: 'pages.usp',
  questions: 'pages.question',
} as const satisfies Readonly<Record<string, TextKey>>;

export const isFieldName = (name: string): name is keyof typeof fieldLabels => name in fieldLabels;
