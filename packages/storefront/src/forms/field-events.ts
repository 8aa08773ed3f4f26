import {
  type FieldEvent,
  type FieldState,
  type FieldValidation,
  validationDelay,
} from '@matchday/validation';

/** A field at the time of an event. */
export interface EventField {
  name: string;
  value: string;
  state: FieldState;
  validation: FieldValidation;
  /** Validates the field and shows the result. */
  validate: () => void;
}

export type FieldEvents = ReturnType<typeof createFieldEvents>;

type PointerTarget = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Decides when the fields of a form are validated: on the events of their mode, after their debounce (S5.11). A field
 * that is left with the pointer is validated after the press, because a message would move what is pressed.
 */
export function createFieldEvents() {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const valuesAtFocus = new Map<string, string>();
  const afterPress = new Map<string, () => void>();
  let isPressed = false;

  function emit(event: FieldEvent, { name, state, validation, validate }: EventField): void {
    const delay = validationDelay(state, event, validation);
    if (delay === undefined) return;
    clearTimeout(timers.get(name));
    if (delay > 0) timers.set(name, setTimeout(validate, delay));
    else if (isPressed && event !== 'input') afterPress.set(name, validate);
    else validate();
  }

  function press(): void {
    isPressed = true;
  }

  function release(): void {
    isPressed = false;
    // The click follows the release.
    setTimeout(() => {
      for (const validate of afterPress.values()) validate();
      afterPress.clear();
    });
  }

  return {
    /** Handles an input, whose new value the field has. */
    input: (field: EventField) => emit('input', field),
    /** Handles a choice, such as of a list's entry or a checkbox: it is a finished edit. */
    choose(field: EventField) {
      valuesAtFocus.set(field.name, field.value);
      emit('change', field);
    },
    /** The handlers of a field's element. */
    handlers: (field: EventField) => ({
      onFocus: () => void valuesAtFocus.set(field.name, field.value),
      onBlur: () => {
        if (valuesAtFocus.get(field.name) !== field.value) emit('change', field);
        emit('blur', field);
      },
    }),
    /** Drops the validations that wait. */
    cancel() {
      for (const timer of timers.values()) clearTimeout(timer);
      afterPress.clear();
    },
    /** Returns a function that stops. */
    watchPointer(target: PointerTarget) {
      const events = [
        ['pointerdown', press],
        ['pointerup', release],
        ['pointercancel', release],
      ] as const;
      for (const [type, listener] of events) target.addEventListener(type, listener, true);
      return () => {
        for (const [type, listener] of events) target.removeEventListener(type, listener, true);
      };
    },
  };
}
