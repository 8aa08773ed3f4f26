import { Text } from '../text/text';
import * as styles from './basket-line.css';

export interface LineProperty {
  label: string;
  value: string;
}

/** The properties that distinguish a line from others of the same product. */
export function LineProperties({ properties }: { properties: readonly LineProperty[] }) {
  return (
    <Text as="dl" step="small" color="muted">
      {properties.map(({ label, value }) => (
        <div key={label} className={styles.property}>
          <dt>{label}:</dt> <dd>{value}</dd>
        </div>
      ))}
    </Text>
  );
}
