import { listParameters } from '@matchday/commerce/catalogue';
import { idPattern, openScreenSource, pageNumberPattern } from '@matchday/screen-addresses';

const pages = `(?:page-${pageNumberPattern}/)?`;
const untouched = [
  'api/',
  '_next/',
  'media/',
  `(?:.*/)?[cp]-${idPattern}/${pages}$`,
  `(?:[a-z]{2}/)?(?:${openScreenSource})?$`,
  '.*\\.[^/]+$',
];
const list = `/((?:.*/)?(?:c-${idPattern}|search-page)/${pages})`;

/** The requests that the proxy handles: content paths, customers' pages, and lists of products whose address has a query. */
export const matcher = [
  `/((?!${untouched.join('|')}).+)`,
  ...listParameters.map((key) => ({ source: list, has: [{ type: 'query' as const, key }] })),
];

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\')}'`;
const entries = matcher.map((entry) =>
  typeof entry === 'string'
    ? `    ${quoted(entry)},`
    : `    {
      source: ${quoted(entry.source)},
      has: [${entry.has.map(({ type, key }) => `{ type: '${type}', key: '${key}' }`).join(', ')}],
    },`,
);

/** The text of a shell's `proxy.ts`: Next reads the matchers from the file itself, so they are written into it. */
export const proxyFile = `// Written by \`npm run generate\` from packages/storefront/src/addresses/proxy-file.ts.
export { proxy } from '@matchday/storefront/proxy';

export const config = {
  matcher: [
${entries.join('\n')}
  ],
};
`;
