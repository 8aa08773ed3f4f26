import type { CheckoutState } from '@matchday/commerce';
import { useCheckout } from '@matchday/commerce/react';
import {
  type Failure,
  type FieldValidation,
  invoiceRules,
  shippingRules,
  untouchedField,
  validateForm,
} from '@matchday/validation';
import { useState } from 'react';
import type { Country } from '../../data/contract';
import type { FieldEvents } from '../../forms/field-events';
import { useFieldEvents } from '../../forms/use-field-events';
import type { CheckoutCountries } from './checkout-countries';
import type { CheckoutAlias, CheckoutTranslate } from './texts';

export interface CheckoutErrors {
  /** The message to show at a field, if any. */
  at: (fieldId: string) => string | undefined;
  /** The handlers of a field's element. An error that was shown once follows the input. */
  handlers: (fieldId: string, value: string) => ReturnType<FieldEvents['handlers']>;
  /** Shows all errors. Returns whether there are none. */
  revealAll: () => boolean;
  shown: readonly { fieldId: string; message: string }[];
  /** Counts the attempts to submit that were stopped. */
  attempt: number;
}

interface Options {
  countries: CheckoutCountries;
  hasAccepted: boolean;
  acceptsPrepayment: boolean;
  t: CheckoutTranslate;
}

/** The rules of all fields are checked together, because some depend on others. The mode is the default one. */
const together: FieldValidation = { rules: '' };

/** The errors that prevent the order, and which of them are shown. */
export function useCheckoutErrors({ countries, hasAccepted, acceptsPrepayment, t }: Options): CheckoutErrors {
  const checkout = useCheckout((state) => state);
  const [revealed, setRevealed] = useState<ReadonlySet<string>>(new Set());
  const [listed, setListed] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const events = useFieldEvents();
  const failures = checkoutFailures(checkout, countries, { hasAccepted, acceptsPrepayment });
  const messageAt = (fieldId: string) => {
    const failure = failures.get(fieldId);
    return failure && t(failure.key, failure.params);
  };
  return {
    at: (fieldId) => (revealed.has(fieldId) ? messageAt(fieldId) : undefined),
    handlers: (fieldId, value) =>
      events.handlers({
        name: fieldId,
        value,
        state: { ...untouchedField, hasFailed: revealed.has(fieldId) },
        validation: together,
        validate() {
          if (failures.has(fieldId)) setRevealed((known) => new Set([...known, fieldId]));
        },
      }),
    revealAll() {
      events.cancel();
      setRevealed(new Set(failures.keys()));
      setListed(new Set(failures.keys()));
      if (failures.size > 0) setAttempt((count) => count + 1);
      return failures.size === 0;
    },
    shown: [...listed].flatMap((fieldId) => {
      const message = messageAt(fieldId);
      return message ? [{ fieldId, message: labelled(fieldId, message) }] : [];
    }),
    attempt,
  };

  function labelled(fieldId: string, message: string): string {
    const label = fieldLabels[fieldId.slice(fieldId.indexOf('-') + 1)];
    return label ? `${t(label)}: ${message}` : message;
  }
}

type Message = { key: CheckoutAlias | Failure['key']; params?: Failure['params'] };

const codesOf = (countries: readonly Country[]): string[] => countries.map(({ code }) => code);

/** All errors by field id, in the order of the page. */
function checkoutFailures(
  checkout: CheckoutState,
  countries: CheckoutCountries,
  { hasAccepted, acceptsPrepayment }: Pick<Options, 'hasAccepted' | 'acceptsPrepayment'>,
): ReadonlyMap<string, Message> {
  const { invoiceDetails, shippingDetails } = checkout;
  const found = new Map<string, Message>();
  const take = (prefix: string, failures: Readonly<Record<string, Failure | undefined>>) => {
    for (const field of Object.keys(fieldLabels)) {
      const failure = failures[field];
      if (failure) found.set(`${prefix}-${field}`, failure);
    }
  };
  take('billing', validateForm(invoiceDetails, invoiceRules(codesOf(countries.billing))));
  if (checkout.useShippingAddress) {
    const details = { ...shippingDetails, email: invoiceDetails.email };
    const { email: _, ...failures } = validateForm(details, shippingRules(codesOf(countries.delivery)));
    take('shipping', failures);
  }
  const method = checkout.availableShippingProviders.find(({ id }) => id === checkout.shippingProvider);
  if (!method) found.set('delivery', { key: 'Checkout.Delivery.Choose' });
  else if (method.kind === 'dropPoint' && !checkout.droppoint)
    found.set('droppoint', { key: 'Checkout.DropPoint.Missing' });
  if (!checkout.paymentProvider) found.set('payment', { key: 'Checkout.Payment.Choose' });
  if (!hasAccepted) found.set('terms', { key: 'Checkout.Terms.Missing' });
  if (!acceptsPrepayment) found.set('prepayment', { key: 'Checkout.Prepayment.Missing' });
  return found;
}

/** The fields in the order of the page, with the alias of their label. */
const fieldLabels: Readonly<Record<string, CheckoutAlias>> = {
  email: 'Checkout.Email',
  emailConfirmation: 'Checkout.EmailConfirmation',
  phone: 'Checkout.Phone',
  firstName: 'Checkout.FirstName',
  lastName: 'Checkout.LastName',
  street: 'Checkout.Street',
  zipCode: 'Checkout.ZipCode',
  city: 'Checkout.City',
  country: 'Checkout.Country',
};
