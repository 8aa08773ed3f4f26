import { type ApiClient, ApiError } from '@matchday/api-client';
import type { ProductCard } from '../src/catalogue';

const money = { amount: 10, currency: 'EUR' };

const card = (id: string): ProductCard => ({
  id,
  variantId: id,
  name: id,
  brand: '',
  category: '',
  url: `/p-${id}/`,
  images: [{ url: '/', altText: '', title: '', focal: { top: 0.5, left: 0.5 }, width: 1, height: 1 }],
  price: { unitPrice: money, discountPrice: null, savings: null, priorPrice: null },
  colors: [],
  stockStatus: 'InStock',
  isNew: false,
});

interface SearchQuery {
  Term?: string;
  Page?: number;
  'Filters.MultipleFilters'?: string[];
}

/**
 * A catalogue of `total` products per search that answers each call when told to, in whatever order. What a search found is
 * named after what was asked for: `shirt 1`, `color:red 25`.
 */
export function createCatalogue({ total = 60, pageSize = 24 } = {}) {
  const waiting: { asked: string; answer: () => void; fail: () => void }[] = [];

  const found = (query: SearchQuery) => {
    const { Term = '', Page = 1, 'Filters.MultipleFilters': filters = [] } = query;
    const name = [Term, ...filters].filter(Boolean).join(' ') || 'all';
    const first = (Page - 1) * pageSize;
    const count = Math.max(0, Math.min(pageSize, total - first));
    return {
      products: {
        items: Array.from({ length: count }, (_, index) => card(`${name} ${first + index + 1}`)),
        page: Page,
        pageSize,
        totalItems: total,
        totalPages: Math.ceil(total / pageSize),
      },
      filters: [],
      sortOptions: [],
      suggestion: null,
      categories: [{ id: name, name, url: `/c-${name}/` }],
    };
  };

  const client = {
    call: (id: string, { query }: { query: SearchQuery }, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((resolve, reject) => {
        const answer = found(query);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
        waiting.push({
          asked: `${id} ${query.Term ?? ''}`.trim(),
          answer: () =>
            resolve(id === 'suggestProducts' ? { ...answer, products: answer.products.items } : answer),
          fail: () => reject(new ApiError(500, [{ code: 'NoAnswer', message: '' }])),
        });
      }),
  };

  /** Lets an answer pass the client and the cache; time may be fake. */
  async function settled() {
    for (let step = 0; step < 20; step++) await Promise.resolve();
  }

  return {
    client: client as unknown as ApiClient,
    /** What was asked for and is not answered yet. */
    asked: () => waiting.map(({ asked }) => asked),
    /** Answers the call at this place of those that wait. */
    async answer(index = 0) {
      waiting.splice(index, 1)[0]?.answer();
      await settled();
    },
    async fail(index = 0) {
      waiting.splice(index, 1)[0]?.fail();
      await settled();
    },
  };
}
