import type { Profile } from '@matchday/commerce';
import { useAccount } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { SelectField } from '@matchday/ui/select-field';
import { TextField } from '@matchday/ui/text-field';
import { useState } from 'react';
import type { Country } from '../../data/contract';
import { FormFrame } from '../../forms/form';
import { pair } from '../../forms/form.css';
import { useForm } from '../../forms/use-form';
import type { TranslateOf } from '../../texts/translate';
import { accountRules } from './account-rules';
import { DetailsSection } from './details-section';
import type { detailsTexts } from './texts';

interface PersonFormProps {
  user: Profile;
  countries: readonly Country[];
  t: TranslateOf<typeof detailsTexts>;
}

/** Name and address, which the checkout begins with. */
export function PersonForm({ user, countries, t }: PersonFormProps) {
  const { saveProfile } = useAccount();
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({
    fields: {
      firstName: {
        label: t('Checkout.FirstName'),
        validation: accountRules.firstName,
        initial: user.firstName,
      },
      lastName: { label: t('Checkout.LastName'), validation: accountRules.lastName, initial: user.lastName },
      phone: { label: t('Checkout.Phone'), validation: accountRules.phone, initial: user.phone },
      street: { label: t('Checkout.Street'), validation: accountRules.street, initial: user.street },
      zipCode: { label: t('Checkout.ZipCode'), validation: accountRules.zipCode, initial: user.zipCode },
      city: { label: t('Checkout.City'), validation: accountRules.city, initial: user.city },
      country: { label: t('Checkout.Country'), initial: user.country },
    },
    async submit({ country, ...details }) {
      setIsSaved(false);
      await saveProfile({ ...details, ...((country || user.country) && { country }) });
      setIsSaved(true);
    },
  });
  return (
    <DetailsSection title={t('Account.Details.Person')}>
      <FormFrame
        form={form}
        submit={t('Form.Save')}
        done={isSaved && !form.isPending && <Alert kind="success">{t('Account.Saved')}</Alert>}
      >
        <div className={pair}>
          <TextField {...form.field('firstName')} autoComplete="given-name" />
          <TextField {...form.field('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...form.field('phone')} type="tel" autoComplete="tel" />
        <TextField {...form.field('street')} autoComplete="street-address" />
        <div className={pair}>
          <TextField {...form.field('zipCode')} autoComplete="postal-code" />
          <TextField {...form.field('city')} autoComplete="address-level2" />
        </div>
        <SelectField
          {...form.field('country')}
          autoComplete="country"
          placeholder={t('Form.Choose')}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </FormFrame>
    </DetailsSection>
  );
}
