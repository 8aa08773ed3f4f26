import { type Static, Type } from 'typebox';
import { Culture, described, Id, oneOf } from '../../platform/contract/schema';
import { list, Path, perCulture, strict, Text } from '../stores/fields';
import { Block } from './contract';

/** A discriminated union: errors refer to the block's own type and not to all of them. */
const DiscriminatedBlock = Type.Unsafe<Block>({
  type: 'object',
  discriminator: { propertyName: 'type' },
  required: ['type'],
  oneOf: Block.anyOf,
});

/** A page in one culture: the columns of `page_texts`. */
export const PageText = Type.Object(
  {
    path: described(Path, "Path without the culture's prefix", '/about/'),
    title: described(Text, 'Title, in the culture of the request'),
    seoTitle: described(Text, 'Title of the page for browsers and search engines'),
    seoDescription: described(Text, 'Description of the page for search engines'),
    blocks: list(DiscriminatedBlock, { description: 'Blocks, in display order' }),
  },
  strict,
);

export const PageRow = Type.Object(
  {
    id: described(Id, 'Id of the page'),
    alias: oneOf(['contentPage', 'frontPage', 'termsPage', 'contactPage'], {
      description: 'The name under which the interface looks up the text',
    }),
    texts: described(perCulture(PageText, { flat: true }), 'The page in each culture'),
  },
  strict,
);
export type PageRow = Static<typeof PageRow>;

export const RedirectRow = Type.Object(
  {
    culture: described(Culture, 'The language, as named by the shop'),
    from: described(Path, "The old path, without the culture's prefix", '/old-about/'),
    to: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'The new path or URL; `category:<id>`, `product:<id>` or `page:<id>` stand for a path',
      examples: ['/about/'],
    }),
  },
  strict,
);
