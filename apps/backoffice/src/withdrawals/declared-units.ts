/**
 * How many units of a product a statement names, by its rows such as `1 × Home shirt, Red, M`; undefined if it means the
 * whole order, or is only in the customer's own words.
 */
export function declaredUnits(goods: string, name: string): number | undefined {
  const rows = [...goods.matchAll(/^(\d{1,3}) × (.+)$/gm)];
  if (rows.length === 0) return undefined;
  const named = rows.filter(([, , product = '']) => product === name || product.startsWith(`${name}, `));
  return named.reduce((sum, [, quantity]) => sum + Number(quantity), 0);
}
