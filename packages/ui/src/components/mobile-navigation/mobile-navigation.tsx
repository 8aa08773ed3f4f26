import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icon/icon';
import { hasChildren, type NavigationItem } from '../main-navigation/navigation-item';
import * as styles from './mobile-navigation.css';

interface Look {
  /** The first entry below an item with children: "See all shirts". */
  allLabel: (name: string) => string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

export interface MobileNavigationProps extends Look, Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  items: readonly NavigationItem[];
}

function Entry({
  item,
  name = item.name,
  linkAs,
}: Pick<Look, 'linkAs'> & { item: NavigationItem; name?: string }) {
  const Link: ElementType = linkAs ?? 'a';
  return (
    <Link href={item.href} aria-current={item.active ? 'page' : undefined} className={styles.entry}>
      {name}
    </Link>
  );
}

function Branch({ item, ...look }: Look & { item: NavigationItem }) {
  if (!hasChildren(item)) {
    return <Entry item={item} linkAs={look.linkAs} />;
  }
  return (
    <details open={item.activeTrail || item.active}>
      <summary className={clsx(styles.entry, styles.summary)}>
        {item.name}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ul className={styles.nested}>
        <li>
          <Entry item={item} name={look.allLabel(item.name)} linkAs={look.linkAs} />
        </li>
        {item.children.map((child) => (
          <li key={child.href}>
            <Branch item={child} {...look} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The shop's departments in a vertical list; entries with children expand in place. */
export function MobileNavigation({ label, items, allLabel, linkAs, ...props }: MobileNavigationProps) {
  return (
    <nav {...props} aria-label={label}>
      <ul className={styles.top}>
        {items.map((item) => (
          <li key={item.href}>
            <Branch item={item} allLabel={allLabel} linkAs={linkAs} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
