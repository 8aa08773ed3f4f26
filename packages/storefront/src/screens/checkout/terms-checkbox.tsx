import { Checkbox } from '@matchday/ui/checkbox';
import { Link } from '@matchday/ui/link';
import { useTexts } from '../../texts/texts-provider';
import type { CheckoutErrors } from './use-checkout-errors';

interface TermsCheckboxProps {
  url: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  errors: CheckoutErrors;
}

/** The terms, which open beside the checkout so that nothing typed is left. */
export function TermsCheckbox({ url, checked, onChange, errors }: TermsCheckboxProps) {
  const t = useTexts();
  const [before = '', after = ''] = t('Checkout.Terms').split('{link}');
  return (
    <Checkbox
      id="terms"
      label={
        <>
          {before}
          <Link href={url} target="_blank">
            {t('Checkout.Terms.Link')}
          </Link>
          {after}
        </>
      }
      checked={checked}
      required
      onChange={(event) => onChange(event.target.checked)}
      errorMessage={errors.at('terms')}
    />
  );
}
