'use client';

import { type KeyboardEvent, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import {
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type FieldText, FormField } from '../form-field/form-field';
import { control } from '../form-field/form-field.css';
import * as styles from './combo-box.css';

export interface ComboBoxOption {
  id: string;
  text: string;
  description?: ReactNode;
  /** Shown at the end of the line: a distance, a price. */
  aside?: ReactNode;
}

export interface ComboBoxProps extends Omit<FieldText, 'label'> {
  label: string;
  /** The typed text. */
  value: string;
  onValueChange: (text: string) => void;
  /** The suggestions for the typed text; the list opens when there are some. */
  options: readonly ComboBoxOption[];
  onChoose: (id: string) => void;
  /** Called on Enter if no option is active. */
  onSubmit?: () => void;
  id?: string;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
}

/**
 * A text field with a list of suggestions. Its first load contains react-aria, so a screen loads it after the first
 * paint and shows a `TextField` of the same size until then.
 */
export function ComboBox({
  value,
  onValueChange,
  options,
  onChoose,
  onSubmit,
  placeholder,
  disabled,
  ...text
}: ComboBoxProps) {
  const submitOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.currentTarget.hasAttribute('aria-activedescendant')) onSubmit?.();
  };
  return (
    <PageLocale>
      <FormField {...text}>
        {({ id, ...wiring }) => (
          <AriaComboBox
            id={id}
            aria-label={text.label}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={wiring['aria-invalid']}
            validationBehavior="aria"
            isDisabled={disabled}
            inputValue={value}
            onInputChange={onValueChange}
            allowsCustomValue
            items={options}
            className={styles.wrapper}
          >
            <Input placeholder={placeholder} onKeyDown={submitOnEnter} className={control} />
            <Popover className={styles.panel}>
              <ListBox dependencies={[onChoose]} className={styles.list}>
                {(option: ComboBoxOption) => (
                  <ListBoxItem
                    textValue={option.text}
                    onAction={() => onChoose(option.id)}
                    className={styles.option}
                  >
                    <span className={styles.words}>
                      {option.text}{' '}
                      {option.description !== undefined && (
                        <span className={styles.description}>{option.description}</span>
                      )}
                    </span>{' '}
                    {option.aside !== undefined && <span>{option.aside}</span>}
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
            <OpenWithOptions count={options.length} />
          </AriaComboBox>
        )}
      </FormField>
    </PageLocale>
  );
}

/** Opens the list when the first options arrive; react-aria opens it only on input, which comes before a response. */
function OpenWithOptions({ count }: { count: number }) {
  const state = useContext(ComboBoxStateContext);
  const hasOptions = count > 0;
  useEffect(() => {
    if (hasOptions && state?.isFocused) state.open(null, 'input');
    // oxlint-disable-next-line react/exhaustive-deps -- only the arrival of options opens the list
  }, [hasOptions]);
  return null;
}

const never = () => () => undefined;
const pageLanguage = () => document.documentElement.lang || 'en';

/** Makes react-aria use the language of the page instead of the browser's for texts, numbers and layout. */
function PageLocale({ children }: { children: ReactNode }) {
  const locale = useSyncExternalStore(never, pageLanguage, () => 'en');
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}
