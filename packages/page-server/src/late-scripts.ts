import { readFileSync } from 'node:fs';

const external = /<script(?=[^>]*\ssrc="\/_next\/static\/)(?![^>]*\snomodule)([^>]*)><\/script>/gi;
const preloads = /<link(?=[^>]*\srel="(?:module)?preload")(?=[^>]*\sas="script")[^>]*>/gi;
const attribute = /\s([\w:-]+)(?:="([^"]*)")?/g;

const starter = readFileSync(new URL('../browser/start-scripts.js', import.meta.url), 'utf8')
  .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  .replaceAll(/\n\s*/g, '\n')
  .trim()
  .replace(/;$/, '');

/**
 * Moves the app's scripts out of the way of a document's first paint: they start at the first sign of a person, or when
 * the page has been idle. Inline scripts, with the page's data, stay where they are.
 */
export function delayScripts(html: string): string {
  const scripts: Record<string, string>[] = [];
  const without = html
    .replaceAll(external, (_, attributes: string) => {
      scripts.push(attributesOf(attributes));
      return '';
    })
    .replaceAll(preloads, '');
  if (scripts.length === 0) return html;
  const list = JSON.stringify(scripts).replaceAll('<', String.raw`\u003c`);
  return without.replace('</head>', `<script>${starter}(${list})</script></head>`);
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)];
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}
