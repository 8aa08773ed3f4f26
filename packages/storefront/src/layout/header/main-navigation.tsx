import type { NavigationItem } from '../../data/contract';
import { ShopLink } from '../shop-link';
import * as styles from './main-navigation.css';

/** The navigation of wide screens. The panel below an item shows on hover and focus, without any script. */
export function MainNavigation({ items, label }: { items: readonly NavigationItem[]; label: string }) {
  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.url} className={styles.item}>
            <ShopLink
              href={item.url}
              aria-current={item.active ? 'page' : undefined}
              data-trail={item.activeTrail || undefined}
              className={styles.link}
            >
              {item.name}
            </ShopLink>
            {item.children.length > 0 && <Panel items={item.children} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Panel({ items }: { items: NavigationItem['children'] }) {
  return (
    <div className={styles.panel}>
      <ul className={styles.columns}>
        {items.map((item) => (
          <li key={item.url}>
            <ShopLink
              href={item.url}
              aria-current={item.active ? 'page' : undefined}
              className={item.children.length > 0 ? styles.columnHead : styles.panelLink}
            >
              {item.name}
            </ShopLink>
            {item.children.length > 0 && (
              <ul className={styles.column}>
                {item.children.map((child) => (
                  <li key={child.url}>
                    <ShopLink
                      href={child.url}
                      aria-current={child.active ? 'page' : undefined}
                      className={styles.panelLink}
                    >
                      {child.name}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
