/** The pages around the current one, with `'gap'` for omitted ones. Pages start at 1. */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  const near = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 3) {
    near.add(2).add(3);
  }
  if (current >= total - 2) {
    near.add(total - 2).add(total - 1);
  }
  const pages = [...near].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 1) {
      return [page - 1, page];
    }
    return missing > 1 ? ['gap' as const, page] : [page];
  });
}
