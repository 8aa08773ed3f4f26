import type { Limits } from './figures-table';

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

/** The targets of a product page on a phone. */
export const limits: Limits<keyof Figures> = {
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
