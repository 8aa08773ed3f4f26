import { readFileSync } from 'node:fs';

const external = /<script(?=[^>]*\ssrc="\/_next\/static\/)(?![^>]*\snomodule)([^>]*)><\/script>/gi;
const preloads = /<link(?=[^>]*\srel="(?:module)?preload")(?=[^>]*\sas="script")[^>]*>/gi;
const modules = /<link(?=[^>]*\srel="modulepreload")[^>]*>/gi;
const attribute = /\s([\w:-]+)(?:="([^"]*)")?/g;
/** What Next writes if it loads its scripts in a way that this file does not know. */
const unknown = /<script(?![^>]*\snomodule)[^>]*\/_next\/|\bimport\(["'`]\/_next\//i;

const files = [
  new URL('../browser/find-again.js', import.meta.url),
  new URL('../browser/repeat.js', import.meta.url),
  new URL('../browser/early-actions.js', import.meta.url),
  new URL('../browser/start-scripts.js', import.meta.url),
];
const starter = files
  .map((file) => readFileSync(file, 'utf8'))
  .join('')
  .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  .replaceAll(/^\s*\/\/.*$/gm, '')
  .replaceAll(/\n\s*/g, '\n')
  .trim();

/**
 * Moves the app's scripts out of the way of a document's first paint: they start at the first sign of a person, or when
 * the page has been idle. Inline scripts, with the page's data, stay where they are. A document whose scripts are loaded
 * in another way stays as it is.
 */
export function delayScripts(html: string): string {
  const scripts: Record<string, string>[] = [];
  const without = html
    .replaceAll(external, (_, attributes: string) => {
      scripts.push(attributesOf(attributes));
      return '';
    })
    .replaceAll(preloads, '')
    .replaceAll(modules, '');
  if (scripts.length === 0 || !without.includes('</head>') || unknown.test(without)) return html;
  const list = JSON.stringify(scripts).replaceAll('<', String.raw`\u003c`);
  const script = `<script>((scripts)=>{\n${starter}\n})(${list})</script></head>`;
  return without.replace('</head>', () => script);
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}
