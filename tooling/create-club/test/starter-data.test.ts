import {
  type Culture,
  type StarterClub,
  starterCurrencies,
  starterDrawings,
  starterFiles,
} from '@matchday/api/starter';
import { describe, expect, it } from 'vitest';

const rovers: StarterClub = {
  id: 'rovers',
  name: 'Rovers',
  domain: 'shop.rovers.example',
  country: 'DK',
  currency: 'DKK',
  cultures: [
    { culture: 'da', locale: 'da-DK', pathPrefix: '' },
    { culture: 'en', locale: 'en-GB', pathPrefix: '/en' },
  ],
  colors: { main: { hex: '#00843d', dye: 'green' }, second: { hex: '#ffffff', dye: 'white' } },
  theming: { primaryColor: '#00843d', secondaryColor: '#e5f0e6', textColor: '#18251e' },
};

/** Every string in a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the starter data', () => {
  const files = starterFiles(rovers);
  const products = files.catalogue.products ?? [];

  it('has two categories and eight products with ids of their own', () => {
    const below = files.catalogue.categories?.filter(({ parentId }) => parentId !== null) ?? [];
    expect(below.map(({ id }) => id)).toEqual(['shirts', 'fan-gear']);
    expect(products).toHaveLength(8);
    expect(products.filter(({ id }) => !id.startsWith('rovers-'))).toEqual([]);
  });

  it('refers to no image that it does not bring', () => {
    const drawn = new Set(Array.from(starterDrawings(rovers), ({ key }) => key));
    const ofProducts = products.flatMap(({ colors }) =>
      colors.flatMap(({ images }) => images.map(({ key }) => key)),
    );
    const ofCategories = files.catalogue.categories?.flatMap(({ image }) => image?.key ?? []) ?? [];
    const ofPages = texts(files.content).flatMap((text) => /^media:(.+)$/.exec(text)?.[1] ?? []);
    expect(ofPages.length).toBeGreaterThan(2);
    expect([...ofProducts, ...ofCategories, ...ofPages].filter((key) => !drawn.has(key))).toEqual([]);
    expect(texts(files).filter((text) => /\/media\/|astralis|realbetis|dbu/i.test(text))).toEqual([]);
  }, 60_000);

  it('marks the legal pages as drafts in every language', () => {
    const drafts = files.content.pages?.filter(({ id }) =>
      ['terms', 'privacy', 'accessibility'].includes(id),
    );
    const starts = drafts?.flatMap(({ texts }) =>
      Object.entries(texts).map(([culture, { blocks }]) => [
        culture,
        JSON.stringify(blocks).includes(marks[culture as Culture]),
      ]),
    );
    expect(starts).toHaveLength(6);
    expect(starts?.filter(([, isMarked]) => !isMarked)).toEqual([]);
  });

  it('leaves what only the club knows empty, so that the check of the law names it', () => {
    const company = files.settings.settings?.da?.footer.view.company;
    expect(company).toMatchObject({
      name: 'Rovers',
      cvr: '',
      vatNumber: '',
      address: '',
      phone: '',
      country: 'DK',
    });
  });

  it.each(starterCurrencies)('has prices in %s', (currency) => {
    const priced = starterFiles({ ...rovers, currency }).catalogue.products ?? [];
    for (const { prices } of priced) expect(prices[currency]?.unit).toBeGreaterThan(500);
  });
});

const marks: Record<Culture, string> = { en: 'DRAFT', da: 'UDKAST', es: 'BORRADOR' };
