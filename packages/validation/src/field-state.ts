import type { Failure } from './check';
import type { Rules } from './parse-rules';

/** What happened to a field. A change is a finished edit, as the DOM's change event; input is each keystroke. */
export type FieldEvent = 'input' | 'change' | 'blur' | 'submit';

/**
 * When a field is validated, besides on submit (S5.11):
 * - eager (default): on change and blur, and on every input too once it has failed;
 * - lazy: on change;
 * - aggressive: on every input, change and blur;
 * - passive: never before submit.
 */
export type ValidationMode = 'eager' | 'lazy' | 'aggressive' | 'passive';

export interface FieldValidation {
  readonly rules: Rules;
  /** Milliseconds of rest after an input before it is validated; 0 by default. Other events never wait. */
  readonly debounce?: number;
  readonly mode?: ValidationMode;
}

export interface FieldState {
  /** The failure to show, if any. */
  readonly failure: Failure | undefined;
  /** Whether the field has failed since it was untouched. */
  readonly hasFailed: boolean;
}

export const untouchedField: FieldState = { failure: undefined, hasFailed: false };

const validatedOn: Record<ValidationMode, (event: FieldEvent, hasFailed: boolean) => boolean> = {
  eager: (event, hasFailed) => event !== 'input' || hasFailed,
  lazy: (event) => event === 'change',
  aggressive: () => true,
  passive: () => false,
};

/**
 * How many milliseconds after an event its field is to be validated; undefined when it is not. The caller
 * owns the timer, and a newer event replaces the one that waits.
 */
export function validationDelay(
  state: FieldState,
  event: FieldEvent,
  { debounce = 0, mode = 'eager' }: FieldValidation,
): number | undefined {
  if (event !== 'submit' && !validatedOn[mode](event, state.hasFailed)) return undefined;
  return event === 'input' ? debounce : 0;
}

/** The field's state after it was validated with this outcome. */
export function nextFieldState(state: FieldState, failure: Failure | undefined): FieldState {
  return { failure, hasFailed: state.hasFailed || failure !== undefined };
}
