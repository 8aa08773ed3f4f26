import '../task-stylesheet';
import type { Alias } from '@matchday/dictionary';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { documentTitle } from '../seo/site-name';
import { getTranslate } from '../texts/server-texts';
import { isSample } from './sample';

type Props = { params: Promise<{ culture: string }> };

/**
 * A page at a fixed address that is the same for all visitors and of no use to search engines.
 *
 * @param title alias of its title
 */
export function privateRoute(title: Alias, render: (culture: string) => ReactNode) {
  const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
    const { culture } = await params;
    if (isSample(culture)) return {};
    const t = await getTranslate(culture);
    return { title: await documentTitle(culture, t(title)), robots: { index: false } };
  };
  const Page = async ({ params }: Props) => {
    const { culture } = await params;
    return isSample(culture) ? null : render(culture);
  };
  return { generateMetadata, Page };
}
