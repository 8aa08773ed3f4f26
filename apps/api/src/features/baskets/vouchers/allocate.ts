/**
 * Allocates an amount in proportion to weights, in whole minor units. The shares sum to the amount, and no
 * share exceeds its weight. The rest after rounding down goes to the largest remainders; ties are decided by id, so
 * that the order of the parts does not matter.
 *
 * @param amount at most the sum of the weights
 * @returns the share of each part, by id
 */
export function allocate(
  amount: number,
  parts: readonly { id: string; weight: number }[],
): ReadonlyMap<string, number> {
  const totalWeight = BigInt(parts.reduce((sum, { weight }) => sum + weight, 0));
  if (totalWeight === 0n) return new Map(parts.map(({ id }) => [id, 0]));
  const shares = parts.map(({ id, weight }) => {
    const product = BigInt(amount) * BigInt(weight);
    return { id, share: Number(product / totalWeight), remainder: product % totalWeight };
  });
  let rest = amount - shares.reduce((sum, { share }) => sum + share, 0);
  const byRemainder = shares.toSorted((a, b) => {
    if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  });
  return new Map(
    byRemainder.map(({ id, share }) => {
      const extra = rest > 0 ? 1 : 0;
      rest -= extra;
      return [id, share + extra];
    }),
  );
}
