const table = /<table[\s\S]*?<\/table>/g;
const caption = /<caption[^>]*>([\s\S]*?)<\/caption>/;
const heading = /<th(?:\s[^>]*)?>([\s\S]*?)<\/th>/g;
const tag = /<[^>]*>/g;

/** Puts each table of HTML into a group that the keyboard can scroll, named by its caption or its headings. */
export const scrollableTables = (html: string): string =>
  html.replace(table, (found) => {
    const name = caption.exec(found)?.[1] ?? [...found.matchAll(heading)].map(([, text]) => text).join(', ');
    const label = name.replace(tag, '').replaceAll('"', '&quot;').trim();
    return `<div role="group" tabindex="0" aria-label="${label}">${found}</div>`;
  });
