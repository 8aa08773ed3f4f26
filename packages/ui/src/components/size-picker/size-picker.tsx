import { clsx } from 'clsx';
import { type ElementType, type ReactNode, useId } from 'react';
import { FieldError } from '../form-field';
import { Text } from '../text';
import { type Size, SizeLinks } from './size-links';
import * as styles from './size-picker.css';

export type { Size } from './size-links';

export interface SizePickerProps {
  /** Names the choice: "Size". */
  label: string;
  sizes: readonly Size[];
  /** The chosen size; null while there is none. */
  value: string | null;
  /** Makes the sizes radios. Without it, and where scripts do not run, they are links. */
  onValueChange?: (value: string) => void;
  /** Stands across from the label: a link to the size guide. */
  action?: ReactNode;
  /** About the chosen size: when a preorder is sent. */
  hint?: ReactNode;
  errorMessage?: ReactNode;
  /** The radios' form name; generated when left out. */
  name?: string;
  /** On the fieldset, for links that lead to it. */
  id?: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  className?: string;
}

/** The sizes of a product; those sold out are struck through and said to be. */
export function SizePicker({
  label,
  sizes,
  value,
  onValueChange,
  action,
  hint,
  errorMessage,
  name,
  id,
  linkAs,
  className,
}: SizePickerProps) {
  const generated = useId();
  const groupId = id ?? generated;
  const hintId = hint === undefined ? undefined : `${groupId}-hint`;
  const errorId = errorMessage === undefined ? undefined : `${groupId}-error`;
  const links = <SizeLinks sizes={sizes} value={value} linkAs={linkAs} />;
  return (
    <fieldset id={groupId} aria-describedby={clsx(errorId, hintId) || undefined} className={className}>
      <Text as="legend" step="label" className={styles.legend}>
        {label}
      </Text>
      {action !== undefined && (
        <Text as="div" step="small" className={styles.action}>
          {action}
        </Text>
      )}
      {onValueChange ? (
        <>
          <div
            className={clsx(styles.sizes, styles.radios)}
            data-invalid={errorId !== undefined || undefined}
          >
            {sizes.map((size) => (
              <label key={size.value} data-state={size.state} className={styles.size}>
                <input
                  type="radio"
                  name={name ?? groupId}
                  value={size.value}
                  checked={size.value === value}
                  disabled={size.state === 'sold-out' && size.value !== value}
                  onChange={() => onValueChange(size.value)}
                  aria-label={size.name}
                  className={styles.radio}
                />
                <span aria-hidden={size.name === undefined ? undefined : true}>{size.label}</span>
              </label>
            ))}
          </div>
          <noscript>{links}</noscript>
        </>
      ) : (
        links
      )}
      {hintId !== undefined && (
        <Text id={hintId} step="small" color="muted" className={styles.note}>
          {hint}
        </Text>
      )}
      {errorId !== undefined && (
        <div className={styles.note}>
          <FieldError id={errorId}>{errorMessage}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
