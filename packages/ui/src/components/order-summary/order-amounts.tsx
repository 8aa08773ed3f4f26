import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Text } from '../text';
import * as styles from './order-summary.css';

export interface OrderSummaryRow {
  label: string;
  value: ReactNode;
  /** Reduces the total. */
  saving?: boolean;
}

export interface OrderAmountsProps {
  rows: readonly OrderSummaryRow[];
  total: { label: string; value: ReactNode };
  /** The VAT that the total contains. */
  taxNote?: ReactNode;
  /** New amounts are loading: the old ones stay, dimmed. */
  pending?: boolean;
}

/** The amounts of an order row by row, without a panel. */
export function OrderAmounts({ rows, total, taxNote, pending = false }: OrderAmountsProps) {
  return (
    <div aria-busy={pending || undefined} className={styles.sums}>
      <Text as="dl" step="small" className={styles.amounts}>
        {rows.map(({ label, value, saving }) => (
          <div key={label} data-saving={saving || undefined} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Text as="div" step="price" className={clsx(styles.row, styles.total)}>
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </Text>
      </Text>
      {taxNote !== undefined && (
        <Text step="caption" color="muted" className={styles.tax}>
          {taxNote}
        </Text>
      )}
    </div>
  );
}
