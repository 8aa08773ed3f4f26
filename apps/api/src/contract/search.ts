import { type Static, Type } from 'typebox';
import { bitFilterIds, multipleFilterIds, rangeFilterIds } from '../search/selection';
import { sortIds } from '../search/sort-matches';
import { Meta } from './meta';
import { ProductCard, ProductList } from './product';
import { Currency, freeText, Id, nullable, oneOf } from './schema';

export const maxTermLength = 200;
const maxChoices = 50;
const maxValueLength = 100;
const maxPage = 10_000;
const maxPageSize = 100;
export const defaultPageSize = 24;
const amount = String.raw`\d{1,9}(\.\d{1,2})?`;

const page = Type.Integer({ minimum: 1, maximum: maxPage, default: 1, description: 'Which page, from 1' });
const pageSize = Type.Integer({
  minimum: 1,
  maximum: maxPageSize,
  default: defaultPageSize,
  description: 'How many products a page has',
});
const term = freeText(maxTermLength);
const termText =
  'What is searched for: words in the culture, or a sku or EAN. Without it all products are found';
const Sorting = oneOf(sortIds, { description: 'The order; `relevance` unless told otherwise' });
const categoryText = 'Only products in this category and below it';

/** S7.34: repeated parameters, so that a search is an address that can be shared. */
export const SearchQuery = Type.Object({
  Term: Type.Optional(Type.String({ ...term, description: termText, examples: ['home jersey'] })),
  Page: Type.Optional(page),
  PageSize: Type.Optional(pageSize),
  CategoryId: Type.Optional(Type.String({ ...Id, description: categoryText })),
  'Filters.MultipleFilters': Type.Optional(
    Type.Array(
      Type.String({
        pattern: `^(${multipleFilterIds.join('|')}):[^\\u0000]{1,${maxValueLength}}$`,
        examples: ['color:red'],
      }),
      {
        maxItems: maxChoices,
        description: '`filter:value`, repeated; several values of one filter are alternatives',
        examples: [['color:red', 'size:M']],
      },
    ),
  ),
  'Filters.RangeFilters': Type.Optional(
    Type.Array(
      Type.String({
        pattern: `^(${rangeFilterIds.join('|')}):(${amount})?-(${amount})?$`,
        examples: ['price:20-49.95'],
      }),
      {
        maxItems: rangeFilterIds.length,
        description: "`price:from-to` in the currency's major unit, VAT included; either end may be left out",
        examples: [['price:20-49.95']],
      },
    ),
  ),
  'Filters.BitFilters': Type.Optional(
    Type.Array(oneOf(bitFilterIds), {
      maxItems: bitFilterIds.length,
      description: 'Filters that are on',
      examples: [['inStock']],
    }),
  ),
  'Filters.SortOptions': Type.Optional({
    ...Sorting,
    description: 'Another name of Sorting, which goes first',
  }),
  Sorting: Type.Optional(Sorting),
});
export type SearchQuery = Static<typeof SearchQuery>;

const bound = Type.Number({
  minimum: 0,
  maximum: 1e9,
  description: "In the currency's major unit, VAT included",
});

/** S7.35: the same as the query, as JSON. */
export const SearchBody = Type.Object(
  {
    term: Type.Optional(Type.String({ ...term, description: termText, examples: ['home jersey'] })),
    page: Type.Optional(page),
    pageSize: Type.Optional(pageSize),
    categoryId: Type.Optional(nullable(Type.String({ ...Id, description: categoryText }))),
    filters: Type.Optional(
      Type.Object({
        multipleFilters: Type.Optional(
          Type.Array(
            Type.Object({
              id: oneOf(multipleFilterIds, { description: 'The filter' }),
              values: Type.Array(Type.String({ ...freeText(maxValueLength), minLength: 1 }), {
                maxItems: maxChoices,
                description: 'Ids of its values, which are alternatives',
                examples: [['red']],
              }),
            }),
            { maxItems: multipleFilterIds.length, description: 'Filters with values to choose from' },
          ),
        ),
        rangeFilters: Type.Optional(
          Type.Array(
            Type.Object({
              id: oneOf(rangeFilterIds, { description: 'The filter' }),
              min: Type.Optional(nullable(bound)),
              max: Type.Optional(nullable(bound)),
            }),
            { maxItems: rangeFilterIds.length, description: 'Filters with two ends' },
          ),
        ),
        bitFilters: Type.Optional(
          Type.Array(oneOf(bitFilterIds), {
            maxItems: bitFilterIds.length,
            description: 'Filters that are on',
            examples: [['inStock']],
          }),
        ),
      }),
    ),
    sorting: Type.Optional(Sorting),
  },
  { title: 'SearchBody' },
);
export type SearchBody = Static<typeof SearchBody>;

const filterName = Type.String({ description: 'Its name in the culture', examples: ['Colour'] });
const filterId = Type.String({ description: 'As a search names it', examples: ['color'] });
const count = Type.Integer({
  description: 'How many products there are with it and all that is chosen in other filters',
});

/** S3.6 */
export const SearchFilter = Type.Union(
  [
    Type.Object({
      type: Type.Literal('Multiple'),
      id: filterId,
      name: filterName,
      values: Type.Array(
        Type.Object({
          id: Type.String({ description: 'As a search names it', examples: ['red'] }),
          name: Type.String({ description: 'Its name in the culture', examples: ['Red'] }),
          count,
          selected: Type.Boolean({ description: 'Whether the search has chosen it' }),
          parentId: Type.Optional(
            Type.String({
              description: 'The id of the category above it, if that is in the list',
              examples: ['shirts'],
            }),
          ),
        }),
        { description: 'Sizes in the order of S3.28, categories as in the tree, others by name' },
      ),
    }),
    Type.Object({
      type: Type.Literal('Range'),
      id: filterId,
      name: filterName,
      currency: Currency,
      min: Type.Number({
        description: "The least that is found, in the currency's major unit, VAT included",
      }),
      max: Type.Number({ description: "The most that is found, in the currency's major unit, VAT included" }),
      selected: nullable(
        Type.Object(
          { min: nullable(Type.Number()), max: nullable(Type.Number()) },
          { description: 'The ends that the search has chosen' },
        ),
      ),
    }),
    Type.Object({
      type: Type.Literal('Bit'),
      id: filterId,
      name: filterName,
      count,
      selected: Type.Boolean({ description: 'Whether the search has put it on' }),
    }),
  ],
  { title: 'SearchFilter' },
);
export type SearchFilter = Static<typeof SearchFilter>;

const FoundCategory = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Its name in the culture', examples: ['Shirts'] }),
    url: Type.String({ description: 'Path of its page', examples: ['/shirts/c-shirts/'] }),
  },
  { title: 'FoundCategory' },
);
export type FoundCategory = Static<typeof FoundCategory>;

const suggestion = nullable(
  Type.String({
    description: 'The spelling that was searched for instead of the term',
    examples: ['jersey'],
  }),
);
const categories = Type.Array(FoundCategory, {
  description: 'Categories whose name has the words of the term',
});

export const SearchResult = Type.Object({
  meta: Meta,
  products: ProductList,
  filters: Type.Array(SearchFilter, {
    description:
      'Each with counts of products as if nothing of itself were chosen; those without any product are left out',
  }),
  sortOptions: Type.Array(
    Type.Object({
      id: oneOf(sortIds, { description: 'As a search names it' }),
      name: Type.String({ description: 'Its name in the culture', examples: ['Price, low to high'] }),
      selected: Type.Boolean({ description: 'Whether it is the order of the products' }),
    }),
    { description: 'The orders to choose from' },
  ),
  suggestion,
  categories,
});
export type SearchResult = Static<typeof SearchResult>;

export const SuggestionQuery = Type.Object({
  Term: Type.String({
    ...term,
    minLength: 1,
    description: 'What has been typed so far; the words may be unfinished',
    examples: ['hom'],
  }),
});

export const Suggestions = Type.Object({
  meta: Meta,
  products: Type.Array(ProductCard, { maxItems: 6, description: 'The best few' }),
  categories,
  suggestion,
});
export type Suggestions = Static<typeof Suggestions>;
