import type { ElementType } from 'react';
import { Text } from '../text/text';
import * as styles from './main-navigation.css';
import { hasChildren, type NavigationItem } from './navigation-item';

export interface NavigationColumnsProps {
  items: readonly NavigationItem[];
  linkAs: ElementType;
  onFollow: () => void;
}

/** A panel's entries: one column for each entry with children, and one for all others. */
export function NavigationColumns({ items, linkAs: Link, onFollow }: NavigationColumnsProps) {
  const entry = (item: NavigationItem, className: string) => (
    <Link
      href={item.href}
      onClick={onFollow}
      aria-current={item.active ? 'page' : undefined}
      className={className}
    >
      {item.name}
    </Link>
  );
  return (
    <Text as="ul" step="small" className={styles.columns} data-nested={items.some(hasChildren) || undefined}>
      {items.map((item) => (
        <li key={item.href} className={styles.column}>
          {entry(item, hasChildren(item) ? styles.heading : styles.entry)}
          {hasChildren(item) && (
            <ul>
              {item.children.map((child) => (
                <li key={child.href}>{entry(child, styles.entry)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Text>
  );
}
