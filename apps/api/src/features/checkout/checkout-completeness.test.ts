import { describe, expect, it } from 'vitest';
import { shippingCountry } from '../baskets/addresses';
import { type CheckoutDraft, checkoutFaults } from './checkout-completeness';

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
const emptyPerson = {
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
  shipping: emptyPerson,
  useShippingAddress: false,
  shippingMethod: { kind: 'home', countries: ['DK', 'SE'] },
  hasDropPoint: false,
};
const fields = (change: Partial<CheckoutDraft>) =>
  checkoutFaults(
    { ...complete, ...change },
    { billing: ['DK', 'SE', 'ES', 'PL'], shipping: ['DK', 'SE', 'ES'] },
  ).map(({ field, code, failure }) => (failure ? `${field}: ${failure.key}` : `${field}: ${code}`));

describe('checkoutFaults', () => {
  it('returns no faults for a complete checkout', () => expect(fields({})).toEqual([]));

  it('returns every empty billing field', () =>
    expect(fields({ billing: { ...emptyPerson, emailConfirmation: '' }, shippingMethod: null })).toEqual([
      ...Object.keys(person).map((field) => `billingAddress.${field}: Form.Validation.Required`),
      'billingAddress.emailConfirmation: Form.Validation.Required',
      'shippingMethodId: ShippingMethodRequired',
    ]));

  it('returns a confirmation that differs', () =>
    expect(fields({ billing: { ...person, emailConfirmation: 'other@example.com' } })).toEqual([
      'billingAddress.emailConfirmation: Form.Validation.Confirmed',
    ]));

  it('checks the shipping address only if it is used', () => {
    expect(fields({ shipping: { ...person, zipCode: 'x' } })).toEqual([]);
    expect(fields({ shipping: { ...person, zipCode: 'x' }, useShippingAddress: true })).toEqual([
      'shippingAddress.zipCode: Form.Validation.ZipCode',
    ]);
  });

  it('limits only the delivery to the countries that the store delivers to', () => {
    const polish = { ...person, country: 'PL', zipCode: '00-001' };
    const billing = { ...polish, emailConfirmation: person.email };
    expect(fields({ billing, shipping: person, useShippingAddress: true })).toEqual([]);
    expect(fields({ billing })).toEqual(['shippingMethodId: ShippingMethodUnavailable']);
    expect(fields({ shipping: polish, useShippingAddress: true })).toEqual([
      'shippingAddress.country: Form.Validation.OneOf',
      'shippingMethodId: ShippingMethodUnavailable',
    ]);
  });

  it('rejects a shipping method that does not ship to the country', () =>
    expect(
      fields({ shipping: { ...person, country: 'ES', zipCode: '41013' }, useShippingAddress: true }),
    ).toEqual(['shippingMethodId: ShippingMethodUnavailable']));

  it('requires a drop point if the shipping method uses one', () => {
    const shippingMethod = { kind: 'dropPoint' as const, countries: ['DK'] };
    expect(fields({ shippingMethod })).toEqual(['dropPointId: DropPointRequired']);
    expect(fields({ shippingMethod, hasDropPoint: true })).toEqual([]);
  });
});

describe('shippingCountry', () => {
  it("is the billing country, or the shipping address's country if that is used", () => {
    const shipping = { ...person, country: 'se' };
    expect(shippingCountry({ ...complete, shipping })).toBe('DK');
    expect(shippingCountry({ ...complete, shipping, useShippingAddress: true })).toBe('SE');
  });
});
