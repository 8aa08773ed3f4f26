'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './error-summary.css';

export interface FieldProblem {
  /** The id of the control, or of the fieldset of a group. */
  fieldId: string;
  message: ReactNode;
}

export interface ErrorSummaryProps {
  title: ReactNode;
  errors: readonly FieldProblem[];
  /** The number of submit attempts: each new one moves the focus here. */
  attempt?: number;
  className?: string;
}

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  const control = field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input') : field;
  if (!control) {
    return;
  }
  event.preventDefault();
  control.focus({ preventScroll: true });
  (control.closest('fieldset, label') ?? control.parentElement ?? control).scrollIntoView({
    block: 'center',
  });
}

/** The errors that prevent a form from being submitted, each a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt = 1, className }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) {
      summary.current?.focus();
    }
  }, [attempt]);
  if (errors.length === 0) {
    return null;
  }
  return (
    <div
      ref={summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={clsx(styles.summary, className)}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)} className={styles.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
