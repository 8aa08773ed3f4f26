import { type SizeRun, sizeRuns } from './size-runs';

interface Stocked {
  style: number;
  sizes: SizeRun;
  stock?: 'sold-out' | 'last-piece' | 'edition';
  preorder?: string;
}

const editionSize = 50;

/** How many pieces lie in store: the same at every import, with a size missing here and there. */
export function stockOf(seed: Stocked, color: number, size: number): number {
  const run = sizeRuns[seed.sizes];
  if (seed.stock === 'sold-out') return 0;
  if (seed.stock === 'edition') return editionSize;
  if (seed.stock === 'last-piece') return color === 0 && size === Math.floor(run.length / 2) ? 1 : 0;
  const pieces = (seed.style * 7 + color * 11 + size * 17) % 43;
  const mayBeMissing = run.length > 3 && !seed.preorder;
  return pieces < 4 && mayBeMissing ? 0 : pieces + 1;
}
