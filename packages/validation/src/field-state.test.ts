import { describe, expect, test } from 'vitest';
import {
  type FieldEvent,
  type FieldValidation,
  nextFieldState,
  untouchedField,
  validationDelay,
} from './field-state';
import { validateField } from './validate';

function play(events: [FieldEvent, value: string][], validation: FieldValidation) {
  let state = untouchedField;
  return events.map(([event, value]) => {
    if (validationDelay(state, event, validation) !== undefined) {
      state = nextFieldState(state, validateField(value, validation.rules));
    }
    return state.failure?.key.split('.').at(-1);
  });
}

describe('an eager field', () => {
  const validation = { rules: 'required|email' };

  test('is not validated during the first input, only on blur', () => {
    expect(
      play(
        [
          ['input', 'f'],
          ['input', 'fa'],
          ['blur', 'fa'],
        ],
        validation,
      ),
    ).toEqual([undefined, undefined, 'Email']);
  });

  test('is validated on every input after it has failed', () => {
    const events: [FieldEvent, string][] = [
      ['change', 'fan@club'],
      ['input', 'fan@club.'],
      ['input', 'fan@club.dk'],
      ['input', ''],
    ];
    expect(play(events, validation)).toEqual(['Email', 'Email', undefined, 'Required']);
  });

  test('is not validated on input after it was valid on blur', () => {
    expect(
      play(
        [
          ['blur', 'fan@club.dk'],
          ['input', 'fan@'],
        ],
        validation,
      ),
    ).toEqual([undefined, undefined]);
  });
});

test.each([
  ['lazy', [undefined, undefined, 'Email', 'Email']],
  ['aggressive', ['Email', 'Email', 'Email', 'Email']],
  ['passive', [undefined, undefined, undefined, 'Email']],
] as const)('a %s field', (mode, outcome) => {
  const events: [FieldEvent, string][] = [
    ['input', 'f'],
    ['blur', 'f'],
    ['change', 'f'],
    ['submit', 'f'],
  ];
  expect(play(events, { rules: 'email', mode })).toEqual(outcome);
});

test('delays only input by the debounce', () => {
  const validation: FieldValidation = { rules: 'email', mode: 'aggressive', debounce: 300 };
  expect(validationDelay(untouchedField, 'input', validation)).toBe(300);
  expect(validationDelay(untouchedField, 'blur', validation)).toBe(0);
  expect(validationDelay(untouchedField, 'submit', validation)).toBe(0);
});
