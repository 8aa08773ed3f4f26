import { Link } from '@matchday/ui/link';
import type { TranslateOf } from '../texts/translate';
import type { termsTexts } from './texts';

/** What is accepted, with the terms, which open beside the page so that nothing typed is left. */
export function TermsText({ url, t }: { url: string; t: TranslateOf<typeof termsTexts> }) {
  const [before = '', after = ''] = t('Checkout.Terms').split('{link}');
  return (
    <>
      {before}
      <Link href={url} target="_blank">
        {t('Checkout.Terms.Link')}
      </Link>
      {after}
    </>
  );
}
