import { expect, test } from 'vitest';
import { paintsFirst } from './paints-first';

const local = { locale: 'da-DK', currency: 'DKK' } as const;
const cultures = [
  { ...local, culture: 'es', pathPrefix: '' },
  { ...local, culture: 'da', pathPrefix: '/da' },
] as const;

test.each(['/', '/da/', '/shirts/c-7/', '/da/trojer/p-dbu-1/', '/terms/', '/stadium/'])(
  'the scripts of %s can start late',
  (path) => {
    expect(paintsFirst({ cultures: [...cultures] }, path)).toBe(true);
  },
);

test.each(['/cart/', '/da/checkout/', '/login/', '/da/user/profile/', '/da/search-page/page-2/'])(
  'the scripts of %s start at once',
  (path) => {
    expect(paintsFirst({ cultures: [...cultures] }, path)).toBe(false);
  },
);
