import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../heading';
import { Panel } from '../panel';
import { Text } from '../text';
import * as styles from './order-summary.css';

export interface OrderSummaryRow {
  label: string;
  value: ReactNode;
  /** It takes from the total. */
  saving?: boolean;
}

export interface OrderSummaryProps extends ComponentPropsWithRef<'section'> {
  heading: string;
  level?: HeadingProps['level'];
  rows: readonly OrderSummaryRow[];
  total: { label: string; value: ReactNode };
  /** The VAT that the total contains. */
  taxNote?: ReactNode;
  /** The amounts are on their way: the old ones stay, paler. */
  pending?: boolean;
  /** Lines above the amounts. */
  lines?: ReactNode;
}

/** What an order comes to. Children stand below the total: the way to checkout, a voucher field. */
export function OrderSummary({
  heading,
  level = 2,
  rows,
  total,
  taxNote,
  pending = false,
  lines,
  className,
  children,
  ...props
}: OrderSummaryProps) {
  const headingId = useId();
  return (
    <Panel
      as="section"
      {...props}
      aria-labelledby={headingId}
      aria-busy={pending || undefined}
      className={clsx(styles.summary, className)}
    >
      <Heading level={level} step="h3" id={headingId}>
        {heading}
      </Heading>
      {lines}
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
      {children}
    </Panel>
  );
}
