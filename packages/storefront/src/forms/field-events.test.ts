import { type FieldValidation, untouchedField } from '@matchday/validation';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFieldEvents } from './field-events';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A field whose validations are counted. */
function formWith(validation: Partial<FieldValidation> = {}, hasFailed = false) {
  const events = createFieldEvents();
  const page = new EventTarget();
  events.watchPointer(page);
  const validate = vi.fn<() => void>();
  let value = '';
  const field = () => ({
    name: 'email',
    value,
    state: { ...untouchedField, hasFailed },
    validation: { rules: 'required', ...validation },
    validate,
  });
  return {
    validate,
    events,
    focus: () => events.handlers(field()).onFocus(),
    leave: () => events.handlers(field()).onBlur(),
    type(text: string) {
      value = text;
      events.input(field());
    },
    choose(text: string) {
      value = text;
      events.choose(field());
    },
    pointer: (type: string) => page.dispatchEvent(new Event(type)),
  };
}

test('an eager field is validated when it is left, even if it is empty', () => {
  const { focus, leave, validate } = formWith();
  focus();
  leave();
  expect(validate).toHaveBeenCalledTimes(1);
});

test('an eager field that has failed is validated on input, after its debounce', () => {
  const { type, validate } = formWith({ debounce: 300 }, true);
  type('a');
  vi.advanceTimersByTime(200);
  type('ab');
  vi.advanceTimersByTime(299);
  expect(validate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(validate).toHaveBeenCalledTimes(1);
});

test('a lazy field is validated when it is left with another value', () => {
  const { focus, leave, type, validate } = formWith({ mode: 'lazy' });
  focus();
  leave();
  expect(validate).not.toHaveBeenCalled();
  focus();
  type('a');
  expect(validate).not.toHaveBeenCalled();
  leave();
  expect(validate).toHaveBeenCalledTimes(1);
});

test('a passive field is not validated before the form is submitted', () => {
  const { focus, leave, type, validate } = formWith({ mode: 'passive' });
  focus();
  type('a');
  leave();
  expect(validate).not.toHaveBeenCalled();
});

test.each(['pointerup', 'pointercancel'])(
  'a field that is left by pressing something is validated after the press (%s)',
  (release) => {
    const { focus, leave, pointer, validate } = formWith();
    focus();
    pointer('pointerdown');
    leave();
    pointer(release);
    expect(validate).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(validate).toHaveBeenCalledTimes(1);
  },
);

test('validations that wait can be dropped', () => {
  const { events, leave, pointer, type, validate } = formWith({ mode: 'aggressive', debounce: 300 });
  type('a');
  pointer('pointerdown');
  leave();
  events.cancel();
  pointer('pointerup');
  vi.runAllTimers();
  expect(validate).not.toHaveBeenCalled();
});

test('a choice is validated at once in every mode but passive, and not again when its field is left', () => {
  for (const [mode, times] of [
    ['eager', 1],
    ['lazy', 1],
    ['aggressive', 1],
    ['passive', 0],
  ] as const) {
    const { focus, leave, choose, validate } = formWith({ mode });
    focus();
    choose('denmark');
    expect(validate, mode).toHaveBeenCalledTimes(times);
    if (mode !== 'lazy') continue;
    leave();
    expect(validate, mode).toHaveBeenCalledTimes(times);
  }
});
