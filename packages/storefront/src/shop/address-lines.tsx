import { formatCountry } from '../texts/format';
import { useTexts } from '../texts/texts-provider';
import * as styles from './address-lines.css';

interface Address {
  firstName: string;
  lastName: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
}

/** A postal address, line by line. */
export function AddressLines({ address }: { address: Address }) {
  const t = useTexts();
  const { firstName, lastName, street, zipCode, city, country } = address;
  const lines = [
    `${firstName} ${lastName}`.trim(),
    street,
    `${zipCode} ${city}`,
    formatCountry(country, t.locale),
  ];
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
