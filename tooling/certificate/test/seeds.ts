/** A change to the sources, and the clubs that it affects. */
export interface Seed {
  name: string;
  affects: readonly string[];
  edits: readonly Edit[];
}

/** A text of a file and what replaces it; a file without `find` is written whole, and `remove` deletes it. */
interface Edit {
  file: string;
  find?: string;
  replace?: string;
  remove?: true;
}

const everyClub = ['astralis', 'dbu', 'realbetis'];

const edit = (
  affects: readonly string[],
  name: string,
  file: string,
  find: string,
  replace: string,
): Seed => ({ name, affects, edits: [{ file, find, replace }] });

const write = (affects: readonly string[], name: string, file: string, replace: string): Seed => ({
  name,
  affects,
  edits: [{ file, replace }],
});

const ui = 'packages/ui/src';
const storefront = 'packages/storefront/src';
const languages = 'packages/dictionary/src/languages';
const red = "export const red = '#e4002b'";
const ownRed = "import { colors, red } from './colors';";
const foreignRed = "import { red } from '../../astralis/brand/colors';\nimport { colors } from './colors';";

/** The brand, the routes, the data and the packages of one club. */
export const seedsOfOneClub: readonly Seed[] = [
  edit(['astralis'], 'a colour', 'apps/astralis/brand/colors.ts', red, "export const red = '#e4102b'"),
  edit(['dbu'], 'a colour of a tone', 'apps/dbu/brand/colors.ts', "'#2b1c20'", "'#2b1c21'"),
  edit(['realbetis'], 'a colour of a status', 'apps/realbetis/brand/colors.ts', "'#a8321f'", "'#a8321e'"),
  edit(['astralis'], 'a space', 'apps/astralis/brand/tokens.ts', "m: '16px'", "m: '17px'"),
  edit(['dbu'], 'a radius', 'apps/dbu/brand/tokens.ts', "media: '28px'", "media: '29px'"),
  edit(['realbetis'], 'a layout', 'apps/realbetis/brand/tokens.ts', "hero: 'split'", "hero: 'card'"),
  edit(['dbu'], 'the height of controls', 'apps/dbu/brand/tokens.ts', "height: '52px'", "height: '64px'"),
  edit(['astralis'], 'a size of type', 'apps/astralis/brand/typography.ts', "'0.92'", "'0.93'"),
  edit(['dbu'], 'the name of a shop', 'apps/dbu/brand/brand.ts', "'DBU Fanshop'", "'DBU Shop'"),
  edit(['realbetis'], 'a manifest', 'apps/realbetis/brand/brand.ts', "'#006a36'", "'#006a37'"),
  edit(['astralis'], 'a currency', 'apps/astralis/brand/brand.ts', "currency: 'EUR'", "currency: 'USD'"),
  edit(['dbu'], 'the weight of a face', 'apps/dbu/brand/fonts.ts', "weight: '600'", "weight: '700'"),
  edit(['dbu'], 'a logo', 'apps/dbu/public/brand/logo.svg', '<svg', '<svg data-seed=""'),
  edit(
    ['realbetis'],
    'the start of a shop',
    'apps/realbetis/package.json',
    '--max-semi',
    '--no-opt --max-semi',
  ),
  edit(['dbu'], "an import of another club's brand", 'apps/dbu/brand/tokens.ts', ownRed, foreignRed),
  {
    name: "a colour that another club's brand imports",
    affects: ['astralis', 'dbu'],
    edits: [
      { file: 'apps/dbu/brand/tokens.ts', find: ownRed, replace: foreignRed },
      { file: 'apps/astralis/brand/colors.ts', find: red, replace: "export const red = '#e4202b'" },
    ],
  },
  write(['realbetis'], 'a new public file', 'apps/realbetis/public/seed.txt', 'seed'),
  write(
    ['astralis'],
    'a route of its own',
    'apps/astralis/app/[culture]/stadium/page.tsx',
    'export default function Stadium() {\n  return <p>Stadium</p>;\n}\n',
  ),
  {
    name: 'a route that is gone',
    affects: ['dbu'],
    edits: [{ file: 'apps/dbu/app/[culture]/withdrawal/page.tsx', remove: true }],
  },
  edit(
    ['realbetis'],
    'another screen at a route',
    'apps/realbetis/app/[culture]/contact/page.tsx',
    'routes/contact',
    'routes/withdrawal',
  ),
  edit(['dbu'], 'the matcher of a proxy', 'apps/dbu/proxy.ts', "key: 'min'", "key: 'least'"),
  edit(
    ['dbu'],
    'a setting of the store',
    'apps/api/demo/dbu/settings.ts',
    'Pakket i Brøndby',
    'Pakket i Parken',
  ),
  edit(['astralis'], "a store's own text", 'apps/api/demo/astralis/dictionary.ts', 'desk mat', 'mouse mat'),
  edit(['astralis', 'dbu'], 'a Danish text', `${languages}/da/basket.ts`, "'Kurv'", "'Indkøbskurv'"),
  edit(['realbetis'], 'a Spanish text', `${languages}/es/basket.ts`, "'Cesta'", "'Carrito'"),
];

/** What all clubs share: components, screens, actions, the page server, texts and the API. */
export const seedsOfEveryClub: readonly Seed[] = [
  edit(
    everyClub,
    'markup of a component',
    `${ui}/components/button/button.tsx`,
    'data-wide={',
    'data-broad={',
  ),
  edit(
    everyClub,
    'style of a component',
    `${ui}/components/button/button.css.ts`,
    "gap: '0.6em'",
    "gap: '0.7em'",
  ),
  edit(
    everyClub,
    'markup of a card',
    `${ui}/components/product-card/product-card.tsx`,
    'const dots = 5',
    'const dots = 4',
  ),
  edit(everyClub, 'a base style', `${ui}/theme/base.css.ts`, "'lining-nums'", "'tabular-nums'"),
  edit(everyClub, 'a shared token', `${ui}/theme/shared-tokens.ts`, "sticky: '10'", "sticky: '11'"),
  edit(
    everyClub,
    'a layout of a header',
    `${ui}/theme/page-layouts.ts`,
    "heightWide: '84px'",
    "heightWide: '86px'",
  ),
  edit(everyClub, 'the width of a breakpoint', `${ui}/theme/media.ts`, 'tablet: 768', 'tablet: 760'),
  edit(everyClub, 'a price format', `${storefront}/texts/format.ts`, "'stripIfInteger'", "'auto'"),
  edit(everyClub, 'a time limit of the gateway', `${storefront}/gateway/gateway.ts`, '15_000', '16_000'),
  edit(everyClub, 'a cache tag', `${storefront}/cache/tags.ts`, "'missing-contents'", "'lost-contents'"),
  edit(everyClub, "Next's configuration", `${storefront}/next-config.ts`, '8 * 1024', '9 * 1024'),
  edit(
    everyClub,
    'a header of a request',
    `${storefront}/entry/request-id.ts`,
    "'x-request-id'",
    "'x-request'",
  ),
  edit(
    everyClub,
    'a query of the basket',
    'packages/commerce/src/query-client.ts',
    'retry: false',
    'retry: true',
  ),
  edit(everyClub, 'a tracked amount', 'packages/tracking/src/amount.ts', '100', '1000'),
  edit(
    everyClub,
    'a rule of a form',
    'packages/validation/src/zip-code-formats.ts',
    "digits(4, '2100')",
    "digits(5, '2100')",
  ),
  edit(
    everyClub,
    'the client of the API',
    'packages/api-client/src/single-flight.ts',
    'running ??=',
    'running =',
  ),
  edit(
    everyClub,
    'an address of a screen',
    'packages/screen-addresses/src/screens.ts',
    "'/cart/'",
    "'/basket/'",
  ),
  edit(everyClub, 'the page server', 'packages/page-server/src/kept-pages.ts', '1_024', '1000'),
  edit(
    everyClub,
    'a script of the page server',
    'packages/page-server/browser/repeat.js',
    "'click'",
    "'tap'",
  ),
  edit(everyClub, 'an English text', `${languages}/en/basket.ts`, "'Start shopping'", "'Go shopping'"),
  edit(everyClub, 'a term of every store', 'apps/api/demo/vat-rates.ts', 'DK: 25', 'DK: 24'),
  edit(
    everyClub,
    'the contract',
    'apps/api/src/platform/contract/money.ts',
    'Price without a discount',
    'Full price',
  ),
  edit(everyClub, 'a limit of the API', 'apps/api/src/features/baskets/basket-limits.ts', '= 100', '= 99'),
  edit(
    everyClub,
    'a rule of prices',
    'apps/api/src/features/catalogue/products/price.ts',
    'prior - discounted',
    'unit - discounted',
  ),
  write(
    everyClub,
    'a migration',
    'apps/api/src/platform/database/migrations/20991231000000-seed.ts',
    'export const up = () => undefined;\n',
  ),
  edit(everyClub, 'a package of all shops', 'pnpm-lock.yaml', '\n  clsx@2.1.1: {}', '\n  clsx@2.1.2: {}'),
];

/** What no shopper can notice. */
export const seedsOfNoClub: readonly Seed[] = [
  edit(
    [],
    'a comment',
    `${ui}/components/button/button.tsx`,
    '/** Fills the width',
    '/** Takes the whole width',
  ),
  edit(
    [],
    'a type',
    `${ui}/components/button/button.tsx`,
    'pending?: boolean;',
    'pending?: boolean | undefined;',
  ),
  edit([], 'a test', `${ui}/components/button/button.test.tsx`, 'import', '// A remark.\nimport'),
  edit([], 'a story', `${ui}/components/button/button.stories.tsx`, 'wide: true', 'wide: false'),
  edit([], 'a document', 'docs/architecture.md', '# Architecture', '# The architecture'),
  edit([], 'a test in a browser', 'e2e/basket.spec.ts', 'import', '// A remark.\nimport'),
  write(
    [],
    'a function that nothing calls',
    'packages/ui/src/theme/seed.ts',
    'export const seed = () => 1;\n',
  ),
  edit([], 'a package for tests', 'pnpm-lock.yaml', '\n  pixelmatch@7.2.0:', '\n  pixelmatch@7.2.1:'),
];
