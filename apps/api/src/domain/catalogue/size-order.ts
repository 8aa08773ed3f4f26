const smallestChild = 104;
const largestChild = 176;
const childStep = 6;
const largestXl = 7;

/** [group, rank within the group]; labels of the last group are compared as text. */
type Place = readonly [group: number, rank: number];

/** Compares two sizes in the order of S3.28: 104 to 176, xxxxxs to 7xl, onesize, then all others by alphabet. */
export function compareSizes(a: string, b: string): number {
  const [groupA, rankA] = placeOf(a);
  const [groupB, rankB] = placeOf(b);
  return groupA - groupB || rankA - rankB || a.localeCompare(b, 'en', { numeric: true });
}

function placeOf(label: string): Place {
  const size = label.toLowerCase().replace(/[\s-]/g, '');
  const centimetres = /^\d+$/.test(size) ? Number(size) : Number.NaN;
  const isChild = centimetres >= smallestChild && centimetres <= largestChild;
  if (isChild && (centimetres - smallestChild) % childStep === 0) return [0, centimetres];
  const rank = letterRank(size);
  if (rank !== undefined) return [1, rank];
  return size === 'onesize' ? [2, 0] : [3, 0];
}

/** Zero for m, and one further for each x: -1 is s, 2 is xl. Both xxl and 2xl are understood. */
function letterRank(size: string): number | undefined {
  if (size === 'm') return 0;
  const [, count, xs = '', letter] = /^(?:(\d)(?=x)|)(x*)([sl])$/.exec(size) ?? [];
  if (!letter) return undefined;
  const steps = count ? Number(count) : xs.length;
  if (count && xs.length !== 1) return undefined;
  if (steps > (letter === 's' ? 5 : largestXl)) return undefined;
  return letter === 's' ? -1 - steps : 1 + steps;
}
