import type { StoreFacts } from './store-facts';

/** The places where a shop advertises: its short claims, and the sentences about it. */
export function claimsIn(store: StoreFacts, culture: string): string[] {
  const { header, footer } = store.settings[culture] ?? {};
  const usps = [...(header?.view.usps ?? []), ...(footer?.view.usps ?? [])];
  const blocks = store.pages.flatMap((page) => page.texts[culture]?.blocks ?? []);
  return [
    ...[...usps, ...blocks.flatMap((block) => (isUsps(block) ? block.usps : []))].map(({ text }) => text),
    footer?.view.companyInfo ?? '',
  ];
}

function isUsps(block: unknown): block is { usps: readonly { text: string }[] } {
  return typeof block === 'object' && block !== null && 'type' in block && block.type === 'usps';
}
