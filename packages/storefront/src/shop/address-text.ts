import { formatCountry } from '../texts/format';

interface Address {
  firstName: string;
  lastName: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
}

/** A postal address, line by line. */
export const addressText = (address: Address, locale: string): string[] => [
  `${address.firstName} ${address.lastName}`.trim(),
  address.street,
  `${address.zipCode} ${address.city}`.trim(),
  formatCountry(address.country, locale),
];
