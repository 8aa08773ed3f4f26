import type { StoreFacts } from './store-facts';

/** How the drafts of starter data begin, in its languages. */
const draft = /<strong>(?:DRAFT|UDKAST|BORRADOR):/;

/** Terms and notices consist of rich text, and nothing else of a page counts. */
const isRichText = (block: unknown): boolean =>
  typeof block === 'object' && block !== null && 'type' in block && block.type === 'richText';

/** What is missing of a legal page that the settings name in a culture. */
export function findMissingPage(
  store: StoreFacts,
  culture: string,
  { target, name }: { target: string | undefined; name: string },
): string[] {
  if (!target) return [`The settings in ${culture} name no page with ${name}.`];
  const page = store.pages.find(({ id }) => target === `page:${id}`);
  const blocks = page?.texts[culture]?.blocks ?? [];
  if (!blocks.some(isRichText)) return [`The page with ${name} is empty in ${culture}.`];
  return draft.test(JSON.stringify(blocks)) ? [`The page with ${name} is still a draft in ${culture}.`] : [];
}
