import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon/icon';
import { Text } from '../text/text';
import { pageWindow } from './page-window';
import * as styles from './pagination.css';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, starting at 1, and the number of pages. */
  current: number;
  total: number;
  /** The address of a page. */
  href: (page: number) => string;
  labels: {
    /** Names the navigation. */
    pages: string;
    previous: string;
    next: string;
    /** Names a page's link. */
    page: (page: number) => string;
  };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** A phone has no room for the neighbours of a middle page. */
const spared = (page: number, current: number, total: number) =>
  Math.abs(page - current) === 1 && page > 1 && page < total && current > 2 && current < total - 1;

/** Links to the other pages of a list. Renders nothing for a single page. */
export function Pagination({ current, total, href, labels, linkAs, className, ...props }: PaginationProps) {
  if (total <= 1) {
    return null;
  }
  const Link: ElementType = linkAs ?? 'a';
  const arrow = (page: number, name: string, icon: 'chevron-left' | 'chevron-right') =>
    page >= 1 &&
    page <= total && (
      <li data-arrow={icon}>
        <Link
          href={href(page)}
          rel={page < current ? 'prev' : 'next'}
          aria-label={name}
          className={styles.page}
        >
          <Icon name={icon} />
        </Link>
      </li>
    );
  return (
    <nav {...props} aria-label={labels.pages} className={className}>
      <Text as="ul" step="small" className={styles.list}>
        {arrow(current - 1, labels.previous, 'chevron-left')}
        {pageWindow(current, total).map((page, index, pages) =>
          page === 'gap' ? (
            <li key={`gap after ${pages[index - 1]}`} aria-hidden className={styles.page}>
              …
            </li>
          ) : (
            <li key={page} className={spared(page, current, total) ? styles.near : undefined}>
              <Link
                href={href(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
                className={styles.page}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        {arrow(current + 1, labels.next, 'chevron-right')}
      </Text>
    </nav>
  );
}
