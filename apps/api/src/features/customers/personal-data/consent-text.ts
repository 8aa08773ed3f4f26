import type { Db } from '../../../platform/database/database';
import { findTexts, type Shop } from '../../stores';
import type { ConsentWords } from './consents';

/** What the shop's question about cookies consists of, in the order of the page. */
const aliases = [
  'Cookie.Heading',
  'Cookie.Text',
  'Cookie.Necessary',
  'Cookie.Necessary.Text',
  'Cookie.Statistics',
  'Cookie.Statistics.Text',
  'Cookie.Marketing',
  'Cookie.Marketing.Text',
  'Cookie.AcceptAll',
  'Cookie.RejectAll',
  'Cookie.Settings',
  'Cookie.Save',
] as const;

/** The question about cookies as the shop asks it in its culture now. */
export async function findConsentText(db: Db, shop: Shop): Promise<{ version: string; words: ConsentWords }> {
  const texts = await findTexts(db, shop, ['Cookie.Version', ...aliases]);
  return {
    version: texts.get('Cookie.Version') ?? '',
    words: aliases.map((alias) => texts.get(alias) ?? ''),
  };
}
