const smallestChild = 104;
const largestChild = 176;
const childStep = 6;
const largestXl = 7;

/** Sort key of a size. Sizes of the last group are compared as text. */
type SortKey = readonly [group: number, rank: number];

/** Compares two sizes in the order of S3.28: 104 to 176, xxxxxs to 7xl, onesize, then all others alphabetically. */
export function compareSizes(a: string, b: string): number {
  const [groupA, rankA] = sortKeyOf(a);
  const [groupB, rankB] = sortKeyOf(b);
  return groupA - groupB || rankA - rankB || a.localeCompare(b, 'en', { numeric: true });
}

function sortKeyOf(label: string): SortKey {
  const size = label.toLowerCase().replace(/[\s-]/g, '');
  const centimetres = /^\d+$/.test(size) ? Number(size) : Number.NaN;
  const isChild = centimetres >= smallestChild && centimetres <= largestChild;
  if (isChild && (centimetres - smallestChild) % childStep === 0) return [0, centimetres];
  const rank = letterRank(size);
  if (rank !== undefined) return [1, rank];
  return size === 'onesize' ? [2, 0] : [3, 0];
}

/** Zero for m, and one step for each size: -1 is s, 2 is xl. Accepts both xxl and 2xl. */
function letterRank(size: string): number | undefined {
  if (size === 'm') return 0;
  const [, count, xs = '', letter] = /^(?:(\d)(?=x)|)(x*)([sl])$/.exec(size) ?? [];
  if (!letter) return undefined;
  const steps = count ? Number(count) : xs.length;
  if (count && xs.length !== 1) return undefined;
  if (steps > (letter === 's' ? 5 : largestXl)) return undefined;
  return letter === 's' ? -1 - steps : 1 + steps;
}
