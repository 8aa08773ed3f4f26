import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { Icon, type IconName } from '../icon';
import * as styles from './side-navigation.css';

export interface SideNavigationItem {
  text: string;
  href: string;
  icon?: IconName;
  /** It is the page that is shown. */
  current?: boolean;
}

export interface SideNavigationProps {
  /** Names the navigation: "My account". */
  label: string;
  items: readonly SideNavigationItem[];
  /** Something to do, set apart below: "Log out". */
  action?: { text: string; icon?: IconName; onPress: () => void };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  className?: string;
}

/** The pages of an area, as of an account: a list beside them, a row to swipe above them on a phone. */
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

/** On a phone the row may be wider than the window: moves it, and not the page, until the entry is in its middle. */
function swipeTo(entry: HTMLLIElement | null) {
  const row = entry?.parentElement;
  if (!entry || !row) return;
  const [its, whole] = [entry.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollBy({ left: (its.left + its.right - whole.left - whole.right) / 2, behavior: 'instant' });
}
