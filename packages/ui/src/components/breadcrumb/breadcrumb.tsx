import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { Text } from '../text/text';
import * as styles from './breadcrumb.css';

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  /** From the front page to the current page, which needs no address. */
  items: readonly { name: string; href?: string }[];
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** The path to the current page. A phone shows the nearest parent only. */
export function Breadcrumb({ label, items, linkAs, className, ...props }: BreadcrumbProps) {
  const link: ElementType = linkAs ?? 'a';
  const parent = items.findLastIndex((item, index) => item.href !== undefined && index < items.length - 1);
  return (
    <nav {...props} aria-label={label} className={className}>
      <Text as="ol" step="caption" className={styles.list}>
        {items.map(({ name, href }, index) => (
          <li key={href ?? name} data-parent={index === parent || undefined} className={styles.item}>
            {index === items.length - 1 || href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {name}
              </span>
            ) : (
              <Link as={link} variant="plain" href={href} className={styles.step}>
                <Icon name="chevron-left" className={clsx(styles.mark, styles.back)} />
                {name}
                <Icon name="chevron-right" className={clsx(styles.mark, styles.onward)} />
              </Link>
            )}
          </li>
        ))}
      </Text>
    </nav>
  );
}
