import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Reads a style sheet of the build by its address; undefined if there is none. */
export type ReadStyles = (path: string) => string | undefined;

const sheets =
  /<link(?=[^>]*\srel="stylesheet")(?=[^>]*\shref="(\/_next\/static\/[^"?]+\.css)(?:\?[^"]*)?")[^>]*>/gi;
const relativeUrl = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/gi;

/**
 * Puts a document's style sheets into it, so that the first paint waits for one response. Their links stay, disabled, so
 * that no browser fetches them: React looks for the link of each style sheet. If it found none, it would load the style
 * sheet, and a part of the page that it reached before the style sheet had arrived would never be taken over. A document
 * with a style sheet that cannot be read stays as it is.
 */
export function inlineStyles(html: string, read: ReadStyles): string {
  const paths = [...html.matchAll(sheets)].map(([, path = '']) => path);
  const styles = new Map(paths.map((path) => [path, read(path)]));
  if (paths.length === 0 || [...styles.values()].includes(undefined)) return html;
  return html.replaceAll(
    sheets,
    (link, path: string) => `<style>${styles.get(path)}</style>${link.replace('<link', '<link disabled')}`,
  );
}

/** Reads the style sheets of a build once each, with addresses that hold in any document. */
export function stylesIn(build: string): ReadStyles {
  const known = new Map<string, string | undefined>();
  return (path) => {
    if (!known.has(path)) known.set(path, readSheet(build, path));
    return known.get(path);
  };
}

function readSheet(build: string, path: string): string | undefined {
  try {
    const css = readFileSync(join(build, decodeURI(path.replace('/_next/', ''))), 'utf8');
    const folder = posix.dirname(path);
    return css
      .replaceAll(
        relativeUrl,
        (_, quote: string, url: string) => `url(${quote}${posix.join(folder, url)}${quote})`,
      )
      .replaceAll('</', String.raw`<\/`);
  } catch {
    return undefined;
  }
}
