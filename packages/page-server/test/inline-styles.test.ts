import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inlineStyles, stylesIn } from '../src/inline-styles';
import { serveApp } from './served-app';

const sheet = '<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>';
const font = '<link rel="preload" href="/fonts/text.woff2" as="font" crossorigin=""/>';
const image = '<link rel="preload" as="image" href="/shirt.avif"/>';
const page = `<html><head>${font}${sheet}${image}</head><body><h1>A shirt</h1></body></html>`;

function build(css: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'static/css'), { recursive: true });
  writeFileSync(join(folder, 'static/css/a.css'), css);
  return folder;
}

test('the styles are in the document, before the link, which no browser fetches', () => {
  const disabled = sheet.replace('<link', '<link disabled');
  expect(inlineStyles(page, () => 'h1{color:red}')).toBe(
    `<html><head>${font}<style>h1{color:red}</style>${disabled}${image}</head><body><h1>A shirt</h1></body></html>`,
  );
});

test.each([
  ['a style sheet that cannot be read', page, '/_next/static/css/b.css'],
  ['a style sheet of another site', page.replace('/_next/static', 'https://styles.example'), ''],
  ['no style sheet', page.replace(sheet, ''), ''],
])('a document with %s stays as it is', (_, html, known) => {
  expect(inlineStyles(html, (path) => (path === known ? 'h1{}' : undefined))).toBe(html);
});

test('addresses in the styles hold in any document', () => {
  const read = stylesIn(
    build(
      '@font-face{src:url(../media/a.woff2)}a{background:url("/b.svg")}i{background:url(data:image/png;base64,AA)}',
    ),
  );
  expect(read('/_next/static/css/a.css')).toBe(
    '@font-face{src:url(/_next/static/media/a.woff2)}a{background:url("/b.svg")}i{background:url(data:image/png;base64,AA)}',
  );
  expect(read('/_next/static/css/none.css')).toBeUndefined();
});

test('text in a style sheet cannot end the style element', () => {
  const read = stylesIn(build('a::after{content:"</style><script>"}'));
  expect(inlineStyles(page, read)).not.toContain('</style><script>');
});

test('only documents that paint first are changed', async () => {
  await using app = await serveApp(
    () => ({ body: page, tags: ['shirt'] }),
    undefined,
    (path) => path === '/shirt/',
  );
  expect((await app.get('/shirt/')).text).toContain('<style>h1{color:red}</style>');
  expect((await app.get('/cart/')).text).toContain(sheet);
});
