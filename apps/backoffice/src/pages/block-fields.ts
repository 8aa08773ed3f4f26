import type { TextKey } from '../texts/languages';
import type { Block } from './page-data';

/**
 * How a field is entered: on one line, on several lines, as HTML, as a list of ids. What ends in a question mark is null
 * when it is empty.
 */
type SimpleInput =
  | 'line'
  | 'line?'
  | 'text?'
  | 'html'
  | 'ids'
  | 'side'
  | 'image'
  | 'image?'
  | 'link'
  | 'link?'
  | 'target?';

/** The fields of an entry of a list. */
interface ListInput {
  label: TextKey;
  fields: Fields;
  /** A new entry. */
  empty: object;
}

export type Input = SimpleInput | ListInput;
type Fields = Readonly<Record<string, Input>>;

type BlockType = Block['type'];
type FieldsOf<Kind extends BlockType> = {
  readonly [Name in Exclude<keyof Extract<Block, { type: Kind }>, 'type'>]: Input;
};

const noImage = { url: '', altText: '', title: '', focal: { top: 0.5, left: 0.5 }, width: 0, height: 0 };
const noLink = { text: '', url: '', target: null };
const link = { text: 'line', url: 'line' } as const;

/** The inputs of each kind of block, in the order of the form. */
export const blockFields: { readonly [Kind in BlockType]: FieldsOf<Kind> } = {
  hero: {
    eyebrow: 'line?',
    heading: 'line',
    text: 'text?',
    image: 'image',
    links: { label: 'pages.link', fields: link, empty: noLink },
  },
  tiles: {
    heading: 'line?',
    tiles: {
      label: 'pages.tile',
      fields: { heading: 'line', text: 'text?', image: 'image', link: 'link' },
      empty: { heading: '', text: null, image: noImage, link: noLink },
    },
  },
  productCarousel: { heading: 'line', categoryId: 'line?', productIds: 'ids', link: 'link?' },
  richText: { html: 'html' },
  imageText: { heading: 'line', html: 'html', image: 'image', imageSide: 'side', link: 'link?' },
  usps: {
    usps: {
      label: 'pages.usp',
      fields: { text: 'line', image: 'image?', link: 'target?' },
      empty: { text: '', image: null, link: null },
    },
  },
  questions: {
    heading: 'line',
    questions: {
      label: 'pages.question',
      fields: { question: 'line', html: 'html' },
      empty: { question: '', html: '' },
    },
  },
  video: { heading: 'line', url: 'line', poster: 'image', captionsUrl: 'line?', html: 'html' },
  newsletter: { heading: 'line', text: 'text?' },
  contact: { heading: 'line', html: 'html', link: 'link?' },
};

const empties: { readonly [Kind in BlockType]: Extract<Block, { type: Kind }> } = {
  hero: { type: 'hero', eyebrow: null, heading: '', text: null, image: noImage, links: [] },
  tiles: { type: 'tiles', heading: null, tiles: [] },
  productCarousel: { type: 'productCarousel', heading: '', categoryId: null, productIds: [], link: null },
  richText: { type: 'richText', html: '' },
  imageText: { type: 'imageText', heading: '', html: '', image: noImage, imageSide: 'start', link: null },
  usps: { type: 'usps', usps: [] },
  questions: { type: 'questions', heading: '', questions: [] },
  video: { type: 'video', heading: '', url: '', poster: noImage, captionsUrl: null, html: '' },
  newsletter: { type: 'newsletter', heading: '', text: null },
  contact: { type: 'contact', heading: '', html: '', link: null },
};

export const blockTypes = Object.keys(blockFields) as BlockType[];

/** A block of a kind without content. */
export const newBlock = (type: BlockType): Block => structuredClone(empties[type]);

/** The words that tell a block from others of its kind: its heading, or how its text begins. */
export function blockTitle(block: Block): string {
  if ('heading' in block && block.heading) return block.heading;
  return 'html' in block
    ? block.html
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, longestTitle)
    : '';
}

const longestTitle = 60;
