import { type Static, Type } from 'typebox';
import { pageOf } from '../../../platform/contract/pages';
import { described, Id, nullable } from '../../../platform/contract/schema';
import { strict } from '../../stores';
import { changeErrors } from '../check/data-error';
import { productName, StoredProduct } from '../single-product';
import { draftExample } from '../single-product-examples';
import type { ProductDraft } from './queries';

/** Errors of a draft that cannot be published. */
export const publishErrors = {
  ...changeErrors,
  404: ['UnknownProduct'],
  409: [...changeErrors[409], 'ProductExists', 'VariantInStock'],
  412: ['ProductChanged'],
} as const;

const publishAtExample = '2026-12-01T09:00:00.000Z';
const PublishAt = nullable(
  Type.String({
    format: 'date-time',
    description: 'When the API publishes it, within some seconds; null if nothing is planned',
    examples: [publishAtExample],
  }),
);

/** A draft as `putProductDraft` takes it. */
export const ProductDraftData = Type.Object(
  {
    product: described(StoredProduct, 'The whole product'),
    publishAt: PublishAt,
    baseVersion: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Only for a draft of `editProduct`: the version of the product of the shop, as its `ETag`, that the draft takes into account. The one that it took into account before, if missing',
        examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'],
      }),
    ),
  },
  {
    ...strict,
    title: 'ProductDraftData',
    description: 'A product as it is to be published, and when',
    examples: [{ product: draftExample, publishAt: null }],
  },
);

const Problem = nullable(
  Type.String({
    description: 'The error code if it could not be published at its time; otherwise null',
    examples: ['StandsTwice'],
  }),
);

export const StoredProductDraft = Type.Object(
  {
    product: described(StoredProduct, 'The product as it was saved'),
    publishAt: PublishAt,
    problem: Problem,
    base: nullable(
      Type.Object(
        {
          version: Type.String({
            description: 'Its version, as an `ETag`',
            examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'],
          }),
          product: described(StoredProduct, 'The product as it was'),
        },
        {
          description:
            'The product of the shop that the draft changes, as the draft takes it into account; null for a product that is not in the shop yet',
        },
      ),
    ),
  },
  { title: 'StoredProductDraft' },
);

/** A draft in a list. */
const ListedProductDraft = Type.Object(
  {
    id: described(Id, 'Id of the product', 'training-shirt'),
    name: Type.String({
      description: 'Name in the culture of the request, or in the first one of the draft',
      examples: ['Training shirt'],
    }),
    isEdit: Type.Boolean({ description: 'Whether it changes a product of the shop' }),
    publishAt: PublishAt,
    problem: Problem,
    savedAt: Type.String({
      format: 'date-time',
      description: 'When somebody saved it last',
      examples: ['2026-11-24T12:00:00.000Z'],
    }),
    savedBy: Type.String({ description: 'Name of the key or the member of staff', examples: ['Freja Lund'] }),
  },
  { title: 'ListedProductDraft' },
);

export const ProductDraftList = pageOf(ListedProductDraft, 'ProductDraftList', 'A page of the drafts');

export function toListedDraft(
  { id, product, base, publishAt, problem, savedAt, savedBy }: ProductDraft,
  culture: string,
): Static<typeof ListedProductDraft> {
  return {
    id,
    name: productName(product, culture),
    isEdit: base !== null,
    publishAt: publishAt?.toISOString() ?? null,
    problem,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy.name,
  };
}

/** The address of a preview in one culture. */
export const PreviewAddress = Type.Object(
  {
    culture: Type.String({ description: 'A culture of the store', examples: ['en'] }),
    url: Type.String({
      description: 'Address of the preview in the shop',
      examples: ['https://shop.example/preview/product/?token=eyJhbGciOiJIUzI1NiJ9'],
    }),
  },
  { title: 'PreviewAddress' },
);
