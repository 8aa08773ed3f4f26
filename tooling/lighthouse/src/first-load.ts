import { gzipSync } from 'node:zlib';

const scripts = /<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi;
/** Scripts that the page server lets start late, in the list of the code that starts them. */
const lateScripts = /"src":"(\/_next\/static\/[^"]+)"/g;
const styles = /<link\b(?![^>]*\sdisabled\b)(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"/gi;
const inlineStyles = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** The weight, in KB of gzip, of the scripts and styles that a page's document loads, now or later, or contains. */
export async function firstLoad(page: string): Promise<{ javaScript: number; css: number }> {
  const html = await (await fetch(page)).text();
  const inline = [...html.matchAll(inlineStyles)].map(([, source = '']) => weigh(Buffer.from(source)));
  return {
    javaScript: (await weighAll(html, scripts, page)) + (await weighAll(html, lateScripts, page)),
    css: (await weighAll(html, styles, page)) + sum(inline),
  };
}

async function weighAll(html: string, pattern: RegExp, page: string): Promise<number> {
  const addresses = new Set([...html.matchAll(pattern)].map(([, address = '']) => unescaped(address)));
  const weights = await Promise.all(
    [...addresses].map(async (address) => {
      const response = await fetch(new URL(address, page));
      if (!response.ok) throw new Error(`${address} responded ${response.status}.`);
      return weigh(Buffer.from(await response.arrayBuffer()));
    }),
  );
  return sum(weights);
}

const unescaped = (attribute: string) => attribute.replaceAll('&amp;', '&');
const weigh = (file: Buffer) => gzipSync(file).length / 1024;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
