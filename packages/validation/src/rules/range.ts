import { type Check, optionalCheck } from '../check';
import type { MessageKey } from '../message-keys';

const decimal = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

/** Converts a number or its decimal notation with a point to a number; NaN for any other value. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : Number.NaN;
}

/** A number of at least `min` (S5.3). */
export const minValue = (min: number): Check =>
  optionalCheck('Form.Validation.MinValue', (value) => numberOf(value) >= min, { min });

/** A number of at most `max` (S5.3). */
export const maxValue = (max: number): Check =>
  optionalCheck('Form.Validation.MaxValue', (value) => numberOf(value) <= max, { max });

const within =
  (key: MessageKey) =>
  (min: number, max: number): Check =>
    optionalCheck(
      key,
      (value) => {
        const number = numberOf(value);
        return number >= min && number <= max;
      },
      { min, max },
    );

/** A number from `min` to `max`, inclusive (S5.3). */
export const between = within('Form.Validation.Between');

/** Like `between`, with the message for the number on a shirt (S5.4). */
export const betweenPlayerNumber = within('Form.Validation.BetweenPlayerNumber');
