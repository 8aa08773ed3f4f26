import type { TextKey } from '../texts/languages';
import type { Input } from './block-fields';
import type { Place } from './changed-values';

/** What every part of the form knows. */
export interface FormFrame {
  culture: string;
  isDisabled: boolean;
  /** Errors of the last attempt to save, by the place of the field. */
  faults: ReadonlyMap<string, string>;
  /** @param isTyping whether the change continues with the next key */
  onChange: (place: Place, value: unknown, isTyping: boolean) => void;
}

/** A field of the form and its value. */
export interface FieldProps {
  input: Input;
  label: TextKey;
  value: unknown;
  place: Place;
  frame: FormFrame;
}
