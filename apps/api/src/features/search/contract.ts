import { type Static, Type } from 'typebox';
import { Meta } from '../../platform/contract/meta';
import { Currency, described, freeText, Id, nullable, oneOf } from '../../platform/contract/schema';
import { ProductCard, ProductList } from '../catalogue';
import { bitFilterIds, multipleFilterIds, rangeFilterIds } from './engine/selection';
import { sortIds } from './engine/sort-matches';
import { defaultPageSize, maxPage, maxPageSize } from './page-size';

const maxTermLength = 200;
const maxChoices = 50;
const maxValueLength = 100;
const amount = String.raw`\d{1,9}(\.\d{1,2})?`;

const page = Type.Integer({
  minimum: 1,
  maximum: maxPage,
  default: 1,
  description: 'Page number, starting at 1',
});
const pageSize = Type.Integer({
  minimum: 1,
  maximum: maxPageSize,
  default: defaultPageSize,
  description: 'Products per page',
});
const term = freeText(maxTermLength);
const termText = 'Search term: words in the culture, a SKU or an EAN. Without a term, all products match';
const Sorting = oneOf(sortIds, { description: 'Sort order; `relevance` by default' });
const categoryText = 'Only products in this category and its descendants';

/** S7.34: repeated parameters, so that a search is a URL that can be shared. */
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
        description:
          "`price:from-to` in the currency's major unit, VAT included; either bound may be missing",
        examples: [['price:20-49.95']],
      },
    ),
  ),
  'Filters.BitFilters': Type.Optional(
    Type.Array(oneOf(bitFilterIds), {
      maxItems: bitFilterIds.length,
      description: 'Enabled filters',
      examples: [['inStock']],
    }),
  ),
  'Filters.SortOptions': Type.Optional({
    ...Sorting,
    description: 'Alias of Sorting; Sorting takes precedence',
  }),
  Sorting: Type.Optional(Sorting),
});
export type SearchQuery = Static<typeof SearchQuery>;

const bound = Type.Number({
  minimum: 0,
  maximum: 1e9,
  description: "In the currency's major unit, VAT included",
});

/** S7.35: the same search as JSON. */
export const SearchBody = Type.Object(
  {
    term: Type.Optional(Type.String({ ...term, description: termText, examples: ['home jersey'] })),
    page: Type.Optional(page),
    pageSize: Type.Optional(pageSize),
    categoryId: Type.Optional(nullable(Type.String({ ...Id, description: categoryText }))),
    filters: Type.Optional(
      Type.Object(
        {
          multipleFilters: Type.Optional(
            Type.Array(
              Type.Object({
                id: oneOf(multipleFilterIds, { description: 'The filter' }),
                values: Type.Array(Type.String({ ...freeText(maxValueLength), minLength: 1 }), {
                  maxItems: maxChoices,
                  description: 'Ids of the selected values, which are alternatives',
                  examples: [['red']],
                }),
              }),
              { maxItems: multipleFilterIds.length, description: 'Filters with selectable values' },
            ),
          ),
          rangeFilters: Type.Optional(
            Type.Array(
              Type.Object({
                id: oneOf(rangeFilterIds, { description: 'The filter' }),
                min: Type.Optional(nullable(described(bound, 'The lower bound'))),
                max: Type.Optional(nullable(described(bound, 'The upper bound'))),
              }),
              { maxItems: rangeFilterIds.length, description: 'Filters with a lower and an upper bound' },
            ),
          ),
          bitFilters: Type.Optional(
            Type.Array(oneOf(bitFilterIds), {
              maxItems: bitFilterIds.length,
              description: 'Enabled filters',
              examples: [['inStock']],
            }),
          ),
        },
        { description: 'The filters of the search' },
      ),
    ),
    sorting: Type.Optional(Sorting),
  },
  { title: 'SearchBody' },
);
export type SearchBody = Static<typeof SearchBody>;

const filterName = Type.String({ description: 'Name in the culture of the request', examples: ['Colour'] });
const filterId = Type.String({ description: 'Id for search requests', examples: ['color'] });
const count = Type.Integer({
  description: 'Number of products with this value that pass the other filters',
});

/** S3.6 */
export const SearchFilter = Type.Union(
  [
    Type.Object({
      type: Type.Literal('Multiple', { description: 'The kind of the filter' }),
      id: described(filterId, 'Id of the filter'),
      name: described(filterName, 'Name, in the culture of the request'),
      values: Type.Array(
        Type.Object({
          id: Type.String({ description: 'Id for search requests', examples: ['red'] }),
          name: Type.String({ description: 'Name in the culture of the request', examples: ['Red'] }),
          count,
          selected: Type.Boolean({ description: 'Whether the search selects it' }),
          parentId: Type.Optional(
            Type.String({
              description: 'The parent value, if the list contains it: a category may be part of another one',
              examples: ['shirts'],
            }),
          ),
        }),
        { description: 'Sizes in the order of S3.28, categories as in the tree, others by name' },
      ),
    }),
    Type.Object({
      type: Type.Literal('Range', { description: 'The kind of the filter' }),
      id: described(filterId, 'Id of the filter'),
      name: described(filterName, 'Name, in the culture of the request'),
      currency: described(Currency, 'ISO 4217'),
      min: Type.Number({
        description: "Lowest value of the matching products, in the currency's major unit, VAT included",
      }),
      max: Type.Number({
        description: "Highest value of the matching products, in the currency's major unit, VAT included",
      }),
      selected: nullable(
        Type.Object(
          {
            min: nullable(Type.Number({ description: 'The lower bound' })),
            max: nullable(Type.Number({ description: 'The upper bound' })),
          },
          { description: 'The bounds that the search selects' },
        ),
      ),
    }),
    Type.Object({
      type: Type.Literal('Bit', { description: 'The kind of the filter' }),
      id: described(filterId, 'Id of the filter'),
      name: described(filterName, 'Name, in the culture of the request'),
      count,
      selected: Type.Boolean({ description: 'Whether the search selects it' }),
    }),
  ],
  { title: 'SearchFilter' },
);
export type SearchFilter = Static<typeof SearchFilter>;

const FoundCategory = Type.Object(
  {
    id: described(Id, 'Id of the category'),
    name: Type.String({ description: 'Name in the culture of the request', examples: ['Shirts'] }),
    url: Type.String({ description: 'Path of its page', examples: ['/shirts/c-shirts/'] }),
  },
  { title: 'FoundCategory' },
);
export type FoundCategory = Static<typeof FoundCategory>;

const suggestion = nullable(
  Type.String({
    description: 'The corrected term that was used for the search; null without a correction',
    examples: ['jersey'],
  }),
);
const categories = Type.Array(FoundCategory, {
  description: 'Categories whose name contains the words of the term',
});

export const SearchResult = Type.Object({
  meta: Meta,
  products: described(ProductList, 'A page of the products that match'),
  filters: Type.Array(SearchFilter, {
    description:
      'The filters. Counts ignore the selection of the filter itself. Omits filters without matching products',
  }),
  sortOptions: Type.Array(
    Type.Object({
      id: oneOf(sortIds, { description: 'Id for search requests' }),
      name: Type.String({
        description: 'Name in the culture of the request',
        examples: ['Price, low to high'],
      }),
      selected: Type.Boolean({ description: 'Whether the products are sorted by it' }),
    }),
    { description: 'The available sort orders' },
  ),
  suggestion,
  categories,
});
export type SearchResult = Static<typeof SearchResult>;

export const SuggestionQuery = Type.Object({
  Term: Type.String({
    ...term,
    minLength: 1,
    description: 'The text typed so far; words may be incomplete',
    examples: ['hom'],
  }),
});

export const Suggestions = Type.Object({
  meta: Meta,
  products: Type.Array(ProductCard, { maxItems: 6, description: 'The best matches' }),
  categories,
  suggestion,
});
export type Suggestions = Static<typeof Suggestions>;
