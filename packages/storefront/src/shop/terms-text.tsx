import { Link } from '@matchday/ui/link';
import { useTexts } from '../texts/texts-provider';

/** What is accepted, with the terms, which open beside the page so that nothing typed is left. */
export function TermsText({ url }: { url: string }) {
  const t = useTexts();
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
