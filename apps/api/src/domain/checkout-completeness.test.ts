import { describe, expect, it } from 'vitest';
import { type CheckoutDraft, checkoutFaults, shippingCountry } from './checkout-completeness';

const person = {
  email: 'freja@example.com',
  phone: '+45 20 12 34 56',
  firstName: 'Freja',
  lastName: 'Lund',
  street: 'Skolegade 4',
  city: 'Aarhus',
  zipCode: '8000',
  country: 'DK',
};
const nobody = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  zipCode: '',
  country: '',
};

const complete: CheckoutDraft = {
  billing: { ...person, emailConfirmation: person.email },
  shipping: nobody,
  useShippingAddress: false,
  shippingMethod: { kind: 'home', countries: ['DK', 'SE'] },
  hasDropPoint: false,
};
const fields = (change: Partial<CheckoutDraft>) =>
  checkoutFaults({ ...complete, ...change }, ['DK', 'SE', 'ES']).map(({ field, code, failure }) =>
    failure ? `${field}: ${failure.key}` : `${field}: ${code}`,
  );

describe('checkoutFaults', () => {
  it('finds nothing wrong with a complete checkout', () => expect(fields({})).toEqual([]));

  it('names every empty field of the invoice', () =>
    expect(fields({ billing: { ...nobody, emailConfirmation: '' }, shippingMethod: null })).toEqual([
      ...Object.keys(person).map((field) => `billingAddress.${field}: Form.Validation.Required`),
      'billingAddress.emailConfirmation: Form.Validation.Required',
      'shippingMethodId: ShippingMethodRequired',
    ]));

  it('names a confirmation that differs', () =>
    expect(fields({ billing: { ...person, emailConfirmation: 'other@example.com' } })).toEqual([
      'billingAddress.emailConfirmation: Form.Validation.Confirmed',
    ]));

  it('looks at the delivery address only when it is used', () => {
    expect(fields({ shipping: { ...person, zipCode: 'x' } })).toEqual([]);
    expect(fields({ shipping: { ...person, zipCode: 'x' }, useShippingAddress: true })).toEqual([
      'shippingAddress.zipCode: Form.Validation.ZipCode',
    ]);
  });

  it('refuses a delivery that does not go to the country', () =>
    expect(
      fields({ shipping: { ...person, country: 'ES', zipCode: '41013' }, useShippingAddress: true }),
    ).toEqual(['shippingMethodId: ShippingMethodUnavailable']));

  it('wants a drop point where the delivery goes to one', () => {
    const shippingMethod = { kind: 'dropPoint' as const, countries: ['DK'] };
    expect(fields({ shippingMethod })).toEqual(['dropPointId: DropPointRequired']);
    expect(fields({ shippingMethod, hasDropPoint: true })).toEqual([]);
  });
});

describe('shippingCountry', () => {
  it("is the invoice's, or the delivery address's when that is used", () => {
    const shipping = { ...person, country: 'se' };
    expect(shippingCountry({ ...complete, shipping })).toBe('DK');
    expect(shippingCountry({ ...complete, shipping, useShippingAddress: true })).toBe('SE');
  });
});
