import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../heading';
import { Panel } from '../panel';
import { OrderAmounts, type OrderAmountsProps } from './order-amounts';
import * as styles from './order-summary.css';

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
