import { type Failure, invoiceRules, shippingRules, validateForm } from '@matchday/validation';
import { type InvoiceDetails, type ShippingDetails, shippingCountry } from '../baskets';

export interface CheckoutDraft {
  billing: InvoiceDetails;
  shipping: ShippingDetails;
  useShippingAddress: boolean;
  /** The chosen shipping method; null if none is chosen. */
  shippingMethod: { kind: 'home' | 'dropPoint'; countries: readonly string[] } | null;
  hasDropPoint: boolean;
}

/** A field of the checkout that prevents payment, named as in GET checkout. */
export interface CheckoutFault {
  field: string;
  code: 'InvalidField' | 'ShippingMethodRequired' | 'ShippingMethodUnavailable' | 'DropPointRequired';
  /** For an invalid field: the failed rule. */
  failure?: Failure;
}

/**
 * The missing and invalid fields of a checkout.
 *
 * @param countries the countries of billing addresses and of delivery (ISO 3166-1 alpha-2)
 */
export function checkoutFaults(
  draft: CheckoutDraft,
  countries: { billing: readonly string[]; shipping: readonly string[] },
): CheckoutFault[] {
  const faults = invalidFields(
    'billingAddress',
    validateForm(draft.billing, invoiceRules(countries.billing)),
  );
  if (draft.useShippingAddress) {
    faults.push(
      ...invalidFields('shippingAddress', validateForm(draft.shipping, shippingRules(countries.shipping))),
    );
  }
  const { shippingMethod } = draft;
  if (!shippingMethod) {
    faults.push({ field: 'shippingMethodId', code: 'ShippingMethodRequired' });
  } else if (!shippingMethod.countries.includes(shippingCountry(draft))) {
    faults.push({ field: 'shippingMethodId', code: 'ShippingMethodUnavailable' });
  } else if (shippingMethod.kind === 'dropPoint' && !draft.hasDropPoint) {
    faults.push({ field: 'dropPointId', code: 'DropPointRequired' });
  }
  return faults;
}

function invalidFields(
  form: string,
  failures: Readonly<Record<string, Failure | undefined>>,
): CheckoutFault[] {
  return Object.entries(failures).flatMap(([field, failure]) =>
    failure ? [{ field: `${form}.${field}`, code: 'InvalidField' as const, failure }] : [],
  );
}
