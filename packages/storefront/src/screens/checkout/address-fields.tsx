import type { ShippingDetails } from '@matchday/commerce';
import { SelectField } from '@matchday/ui/select-field';
import type { Country } from '../../data/contract';
import * as styles from './checkout.css';
import { DetailField } from './detail-field';
import type { CheckoutTranslate } from './texts';
import type { CheckoutErrors } from './use-checkout-errors';

interface AddressFieldsProps {
  kind: 'billing' | 'shipping';
  details: ShippingDetails;
  onChange: (details: Partial<ShippingDetails>) => void;
  countries: readonly Country[];
  errors: CheckoutErrors;
  t: CheckoutTranslate;
}

/** Name and address of one person. */
export function AddressFields({ kind, details, onChange, countries, errors, t }: AddressFieldsProps) {
  const field = (name: keyof ShippingDetails, autoComplete: string) => ({
    id: `${kind}-${name}`,
    value: details[name],
    onValue: (value: string) => onChange({ [name]: value }),
    autoComplete: `${kind} ${autoComplete}`,
    errors,
  });
  return (
    <div className={styles.fields}>
      <DetailField
        {...field('firstName', 'given-name')}
        label={t('Checkout.FirstName')}
        className={styles.half}
      />
      <DetailField
        {...field('lastName', 'family-name')}
        label={t('Checkout.LastName')}
        className={styles.half}
      />
      <DetailField {...field('street', 'street-address')} label={t('Checkout.Street')} />
      <DetailField
        {...field('zipCode', 'postal-code')}
        label={t('Checkout.ZipCode')}
        className={styles.third}
      />
      <DetailField
        {...field('city', 'address-level2')}
        label={t('Checkout.City')}
        className={styles.twoThirds}
      />
      <SelectField
        id={`${kind}-country`}
        label={t('Checkout.Country')}
        autoComplete={`${kind} country`}
        placeholder={details.country ? undefined : t('Form.Choose')}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        value={details.country}
        required
        {...errors.handlers(`${kind}-country`, details.country)}
        onChange={(event) => onChange({ country: event.target.value })}
        errorMessage={errors.at(`${kind}-country`)}
      />
    </div>
  );
}
