import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon';
import * as styles from './form-field.css';

/** An error text with its icon; pass its id to the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/**
 * The ids of a control and its texts, and its `aria-describedby`. Without an `id`, the control's is generated.
 */
export function useFieldIds(
  id: string | undefined,
  { description, errorMessage }: { description?: ReactNode; errorMessage?: ReactNode },
  describedBy?: string,
) {
  const generated = useId();
  const controlId = id ?? generated;
  const descriptionId = description === undefined ? undefined : `${controlId}-description`;
  const errorId = errorMessage === undefined ? undefined : `${controlId}-error`;
  return {
    controlId,
    descriptionId,
    errorId,
    describedBy: clsx(errorId, descriptionId, describedBy) || undefined,
  };
}
