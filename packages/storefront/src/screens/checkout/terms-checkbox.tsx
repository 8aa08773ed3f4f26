import { Checkbox } from '@matchday/ui/checkbox';
import { TermsText } from '../../shop/terms-text';
import type { CheckoutErrors } from './use-checkout-errors';

interface TermsCheckboxProps {
  url: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  errors: CheckoutErrors;
}

/** Without the terms there is no order. */
export function TermsCheckbox({ url, checked, onChange, errors }: TermsCheckboxProps) {
  return (
    <Checkbox
      id="terms"
      label={<TermsText url={url} />}
      checked={checked}
      required
      onChange={(event) => onChange(event.target.checked)}
      errorMessage={errors.at('terms')}
    />
  );
}
