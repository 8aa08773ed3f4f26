/** The figures of a page: scores from 0 to 100, times in milliseconds, weights in KB of gzip. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestContentfulPaint: number;
  layoutShift: number;
  blockingTime: number;
  javaScript: number;
  css: number;
}

interface Limit {
  title: string;
  /** The minimum or the maximum that passes. */
  least?: number;
  most?: number;
  digits?: number;
}

/** The targets of a product page on a phone. */
export const limits: Record<keyof Figures, Limit> = {
  performance: { title: 'performance', least: 95 },
  accessibility: { title: 'accessibility', least: 100 },
  bestPractices: { title: 'best practices', least: 100 },
  seo: { title: 'SEO', least: 100 },
  largestContentfulPaint: { title: 'LCP ms', most: 1400 },
  layoutShift: { title: 'CLS', most: 0.02, digits: 3 },
  blockingTime: { title: 'TBT ms', most: 80 },
  javaScript: { title: 'JavaScript KB', most: 160, digits: 1 },
  css: { title: 'CSS KB', most: 20, digits: 1 },
};

const names = Object.keys(limits) as (keyof Figures)[];

/** The figures that miss their limit. */
export function missed(figures: Figures): (keyof Figures)[] {
  return names.filter((name) => {
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = limits[name];
    return !(figures[name] >= least && figures[name] <= most);
  });
}

/** A Markdown table with one row per page; figures that miss their limit are bold. */
export function table(pages: readonly { name: string; figures: Figures }[]): string {
  const head = ['page', ...names.map((name) => limits[name].title)];
  const target = ['target', ...names.map((name) => limitText(limits[name]))];
  const rows = pages.map(({ name, figures }) => {
    const misses = missed(figures);
    const cells = names.map((key) => {
      const text = figures[key].toFixed(limits[key].digits ?? 0);
      return misses.includes(key) ? `**${text}**` : text;
    });
    return [name, ...cells];
  });
  return [head, head.map(() => '---'), ...rows, target].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const limitText = ({ least, most }: Limit) => (least === undefined ? `≤ ${most}` : `≥ ${least}`);
