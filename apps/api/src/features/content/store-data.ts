import { type Static, Type } from 'typebox';
import { described, Culture, Id, oneOf } from '../../platform/contract/schema';
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
    title: Text,
    seoTitle: Text,
    seoDescription: Text,
    blocks: list(DiscriminatedBlock),
  },
  strict,
);

export const PageRow = Type.Object(
  {
    id: Id,
    alias: oneOf(['contentPage', 'frontPage', 'termsPage', 'contactPage']),
    texts: described(perCulture(PageText, { flat: true }), 'The page in each culture'),
  },
  strict,
);
export type PageRow = Static<typeof PageRow>;

export const RedirectRow = Type.Object(
  {
    culture: Culture,
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
