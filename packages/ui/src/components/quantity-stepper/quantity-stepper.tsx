'use client';

import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './quantity-stepper.css';

export interface QuantityStepperProps {
  /** Names the number, with its product: "Quantity of Home shirt, M". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** A whole number. */
  value: number;
  /** Called with a whole number from `min` to `max`. */
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** A quantity: typed, or changed by one with buttons. Changes and corrections are announced. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onValueChange,
  min = 1,
  max = 99,
  disabled = false,
  name,
  className,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  // The space makes a repeated text a new one, which screen readers announce again.
  const announce = (text: string) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text));
  const change = (next: number) => {
    const allowed = Math.min(max, Math.max(min, next));
    if (allowed !== value) onValueChange(allowed);
    if (allowed !== value || allowed !== next) announce(`${label}: ${allowed}`);
  };
  const commit = () => {
    const typed = Number.parseInt(draft ?? '', 10);
    setDraft(null);
    if (!Number.isNaN(typed)) {
      change(typed);
    }
  };
  const commitOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
  };
  const atMin = value <= min;
  const atMax = value >= max;

  return (
    <div className={clsx(styles.stepper, className)} data-disabled={disabled || undefined}>
      <IconButton
        icon="minus"
        label={decreaseLabel}
        disabled={disabled}
        aria-disabled={atMin || undefined}
        onClick={() => change(value - 1)}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        name={name}
        min={min}
        max={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
        className={styles.input}
      />
      <IconButton
        icon="plus"
        label={increaseLabel}
        disabled={disabled}
        aria-disabled={atMax || undefined}
        onClick={() => change(value + 1)}
      />
      <VisuallyHidden as="output">{announcement}</VisuallyHidden>
    </div>
  );
}
