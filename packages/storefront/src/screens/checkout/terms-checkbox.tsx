import { Checkbox } from '@matchday/ui/checkbox';
import { TermsText } from '../../shop/terms-text';
import type { CheckoutTranslate } from './texts';
import type { CheckoutErrors } from './use-checkout-errors';

interface TermsCheckboxProps {
  url: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  errors: CheckoutErrors;
  t: CheckoutTranslate;
}

/** Without the terms there is no order. */
export function TermsCheckbox({ url, checked, onChange, errors, t }: TermsCheckboxProps) {
  return (
    <Checkbox
      id="terms"
      label={<TermsText url={url} t={t} />}
      checked={checked}
      required
      onChange={(event) => onChange(event.target.checked)}
      errorMessage={errors.at('terms')}
    />
  );
}
