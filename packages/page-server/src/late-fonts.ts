import type { HtmlDocument } from './page';

const isFont = 'as="font"';
const fontLinks = /<link(?=[^>]*\srel="preload")(?=[^>]*\sas="font")/g;
const wideScreens = 'media="(min-width: 48em)"';

/**
 * Lets only wide screens preload a document's fonts. On a phone's line, fonts would delay the document and its first
 * image. Until they arrive, its text is in the fallback fonts, which Next gives the widths of the club's.
 */
export function delayFonts({ html, headers }: HtmlDocument): HtmlDocument {
  const { link } = headers;
  return {
    html: html.replaceAll(fontLinks, `<link ${wideScreens}`),
    headers: link ? { ...headers, link: [link].flat().map(delayFontsIn) } : headers,
  };
}

const delayFontsIn = (links: string) => links.replaceAll(isFont, `${isFont}; ${wideScreens}`);
