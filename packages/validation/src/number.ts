const decimal = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/;

/** The number that a value is or spells in decimal digits with a point; NaN for anything else. */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : Number.NaN;
}
