import type { Db } from '../../platform/database/database';
import { findTexts, type Shop } from '../stores';

/** The words beside the box that a subscriber ticks, as the shop shows them in its culture. */
export async function findConsentWords(db: Db, shop: Shop, sender: string): Promise<string> {
  const texts = await findTexts(db, shop, ['Newsletter.Terms', 'Newsletter.Terms.Link']);
  return (texts.get('Newsletter.Terms') ?? '')
    .replace('{sender}', () => sender)
    .replace('{link}', () => texts.get('Newsletter.Terms.Link') ?? '');
}
