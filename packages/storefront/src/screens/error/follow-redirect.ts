import { brand } from 'club-brand';
import { permanentRedirect } from 'next/navigation';
import { cultureOf, localPath } from '../../brand';
import { getRedirect } from '../../data/content';

/**
 * Redirects a request for a product or category that does not exist, if its address has moved (S2.22). The status is
 * 308: these pages are served without the proxy, and only the proxy can respond with 301.
 *
 * @param segment the segment with the id, such as `p-12`; all addresses with it are one page
 */
export async function followRedirect(culture: string, segment: string): Promise<void> {
  const target = await getRedirect(culture, localPath(cultureOf(brand, culture), `/${segment}/`));
  if (target !== null) permanentRedirect(target);
}
