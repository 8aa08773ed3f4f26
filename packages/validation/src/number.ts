const decimal = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

/** Converts a number or its decimal notation with a point to a number; NaN for any other value. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : Number.NaN;
}
