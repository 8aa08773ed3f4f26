'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { FormField } from '../form-field';
import { control } from '../form-field/form-field.css';
import { IconButton } from '../icon-button';
import type { TextFieldProps } from '../text-field';
import { crossedEye, eye } from './eye';
import * as styles from './password-field.css';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Names the button, before and after a click. */
  showLabel: string;
  hideTypedLabel: string;
}

/** A password field with a button that shows the input. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({
  id,
  label,
  hideLabel,
  optionalLabel,
  description,
  errorMessage,
  className,
  showLabel,
  hideTypedLabel,
  'aria-describedby': describedBy,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const text = { label, hideLabel, optionalLabel, description, errorMessage };
  return (
    <FormField {...text} id={id} aria-describedby={describedBy} className={className}>
      {(wiring) => (
        <div className={styles.wrapper}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...props}
            {...wiring}
            type={shown ? 'text' : 'password'}
            className={clsx(control, styles.input)}
          />
          <span className={styles.button}>
            <IconButton
              icon={shown ? crossedEye : eye}
              label={shown ? hideTypedLabel : showLabel}
              aria-controls={wiring.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </FormField>
  );
}
