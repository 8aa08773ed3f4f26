/**
 * Spreads an amount over parts in proportion to what each weighs, to the whole minor unit: the shares make up the amount,
 * and no share is more than its part. What is left after rounding down goes to the largest remainders; among equal ones
 * the id decides, so that the order of the parts does not matter.
 *
 * @param amount at most the sum of the weights
 * @returns the share of each part, by its id
 */
export function allocate(
  amount: number,
  parts: readonly { id: string; weight: number }[],
): ReadonlyMap<string, number> {
  const whole = BigInt(parts.reduce((sum, { weight }) => sum + weight, 0));
  if (whole === 0n) return new Map(parts.map(({ id }) => [id, 0]));
  const shares = parts.map(({ id, weight }) => {
    const product = BigInt(amount) * BigInt(weight);
    return { id, share: Number(product / whole), remainder: product % whole };
  });
  let left = amount - shares.reduce((sum, { share }) => sum + share, 0);
  const byRemainder = shares.toSorted((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  });
  return new Map(
    byRemainder.map(({ id, share }) => {
      const extra = left > 0 ? 1 : 0;
      left -= extra;
      return [id, share + extra];
    }),
  );
}
