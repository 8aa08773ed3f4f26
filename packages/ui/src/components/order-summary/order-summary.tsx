import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../heading/heading';
import { Panel } from '../panel/panel';
import { Text } from '../text/text';
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

/** The amounts of an order row by row, without a panel. A new total is announced. */
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
        <Text as="div" step="price" aria-live="polite" aria-atomic className={clsx(styles.row, styles.total)}>
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

export interface OrderSummaryProps extends OrderAmountsProps, ComponentPropsWithRef<'section'> {
  heading: string;
  level?: HeadingProps['level'];
  /** Lines above the amounts. */
  lines?: ReactNode;
}

/** The amounts of an order. Children are shown below the total: the checkout button, a voucher field. */
export function OrderSummary({
  heading,
  level = 2,
  rows,
  total,
  taxNote,
  pending,
  lines,
  className,
  children,
  ...props
}: OrderSummaryProps) {
  const headingId = useId();
  return (
    <Panel as="section" {...props} aria-labelledby={headingId} className={clsx(styles.summary, className)}>
      <Heading level={level} step="h3" id={headingId}>
        {heading}
      </Heading>
      {lines}
      <OrderAmounts rows={rows} total={total} taxNote={taxNote} pending={pending} />
      {children}
    </Panel>
  );
}
