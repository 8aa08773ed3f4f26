import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { Icon, type IconName } from '../icon/icon';
import * as styles from './side-navigation.css';

export interface SideNavigationItem {
  text: string;
  href: string;
  icon?: IconName;
  /** The entry is the current page. */
  current?: boolean;
}

export interface SideNavigationProps {
  /** Names the navigation: "My account". */
  label: string;
  items: readonly SideNavigationItem[];
  /** An action, separated below: "Log out". */
  action?: { text: string; icon?: IconName; onPress: () => void };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  className?: string;
}

/** The pages of an area, such as an account: a list next to them, a row to swipe above them on a phone. */
export function SideNavigation({ label, items, action, linkAs, className }: SideNavigationProps) {
  const Link: ElementType = linkAs ?? 'a';
  return (
    <nav aria-label={label} className={className}>
      <ul className={styles.list}>
        {items.map(({ text, href, icon, current }) => (
          <li key={href} ref={current ? swipeTo : undefined}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={styles.entry}>
              {icon && <Icon name={icon} />}
              {text}
            </Link>
          </li>
        ))}
        {action && (
          <li className={styles.apart}>
            <button type="button" onClick={action.onPress} className={clsx(styles.entry, styles.action)}>
              {action.icon && <Icon name={action.icon} />}
              {action.text}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** On a phone the row may be wider than the window: scrolls it, but not the page, until the entry is centred. */
function swipeTo(entry: HTMLLIElement | null) {
  const row = entry?.parentElement;
  if (!entry || !row) return;
  const [its, whole] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: (its.left + its.right - whole.left - whole.right) / 2, behavior: 'instant' });
}
