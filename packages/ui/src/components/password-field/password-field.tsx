'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { FormField, splitField } from '../form-field/form-field';
import { control } from '../form-field/form-field.css';
import type { Glyph } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import type { TextFieldProps } from '../text-field/text-field';
import * as styles from './password-field.css';

const viewBox = '0 0 24 24';

/** Separate from the icon set, which every page loads. */
const eye: Glyph = {
  viewBox,
  path: 'M2.5 12c2.3-4.1 5.5-6.2 9.5-6.2s7.2 2.1 9.5 6.2c-2.3 4.1-5.5 6.2-9.5 6.2S4.8 16.1 2.5 12Z M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
};

const crossedEye: Glyph = { viewBox, path: `${eye.path} M4.5 4 19.5 20` };

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Names the button, before and after a click. */
  showLabel: string;
  hideTypedLabel: string;
}

/** A password field with a button that shows the input. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ showLabel, hideTypedLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [field, native] = splitField(props);
  return (
    <FormField {...field}>
      {(wiring) => (
        <div className={styles.wrapper}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...native}
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
