import type { Failure } from './check';
import type { Rules } from './parse-rules';

/** An event of a field. A change is a finished edit, like the DOM's change event; input is each keystroke. */
export type FieldEvent = 'input' | 'change' | 'blur' | 'submit';

/**
 * When a field is validated, besides on submit (S5.11):
 * - eager (default): on change and blur, and after a failure also on every input;
 * - lazy: on change;
 * - aggressive: on every input, change and blur;
 * - passive: never before submit.
 */
export type ValidationMode = 'eager' | 'lazy' | 'aggressive' | 'passive';

export interface FieldValidation {
  readonly rules: Rules;
  /** The debounce in milliseconds before an input is validated; 0 by default. Other events are not delayed. */
  readonly debounce?: number;
  readonly mode?: ValidationMode;
}

export interface FieldState {
  /** The failure to show, if any. */
  readonly failure: Failure | undefined;
  /** Whether the field has failed before. */
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
 * How many milliseconds after an event to validate its field; undefined for not at all. The caller owns the timer, and
 * a newer event replaces a pending one.
 */
export function validationDelay(
  state: FieldState,
  event: FieldEvent,
  { debounce = 0, mode = 'eager' }: FieldValidation,
): number | undefined {
  if (event !== 'submit' && !validatedOn[mode](event, state.hasFailed)) return undefined;
  return event === 'input' ? debounce : 0;
}

/** The field's state after a validation with this result. */
export function nextFieldState(state: FieldState, failure: Failure | undefined): FieldState {
  return { failure, hasFailed: state.hasFailed || failure !== undefined };
}
