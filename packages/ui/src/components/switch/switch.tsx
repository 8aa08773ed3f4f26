import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as styles from './switch.css';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode;
  description?: ReactNode;
}

/** Turns a setting on or off immediately. For a value that is submitted with a form, use a checkbox. */
export function Switch({ id, label, description, className, ...props }: SwitchProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const descriptionId = description === undefined ? undefined : `${controlId}-description`;
  return (
    <label className={clsx(styles.label, className)}>
      <span id={`${controlId}-label`}>{label}</span>
      <input
        {...props}
        id={controlId}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says whether it is checked
        role="switch"
        aria-labelledby={`${controlId}-label`}
        aria-describedby={clsx(descriptionId, props['aria-describedby']) || undefined}
        className={styles.track}
      />
      {descriptionId !== undefined && (
        <span id={descriptionId} className={styles.description}>
          {description}
        </span>
      )}
    </label>
  );
}
