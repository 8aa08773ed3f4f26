import { Icon } from '@matchday/ui/icon';
import type { ClubSettings, NavigationItem } from '../../data/contract';
import type { Translate } from '../../texts/translate';
import { ShopLink } from '../shop-link';
import { Languages } from './languages';
import * as styles from './mobile-navigation.css';

export interface MobileNavigationProps {
  items: readonly NavigationItem[];
  languages: ClubSettings['languageNavigation'];
  t: Translate;
}

/** The burger and what it opens, on narrow screens. It works without script. */
export function MobileNavigation({ items, languages, t }: MobileNavigationProps) {
  const current = languages.find(({ culture }) => t.locale.startsWith(culture))?.culture ?? '';
  return (
    <details className={styles.menu}>
      <summary className={styles.burger} aria-label={t('Header.Menu')}>
        <Icon name="menu" className={styles.whenClosed} />
        <Icon name="close" className={styles.whenOpen} />
      </summary>
      <div className={styles.sheet}>
        <nav aria-label={t('Navigation.Main')}>
          <ul className={styles.list}>
            {items.map((item) => (
              <Entry key={item.url} item={item} t={t} />
            ))}
          </ul>
        </nav>
        <Languages entries={languages} current={current} label={t('Language.Choose')} />
      </div>
    </details>
  );
}

function Entry({ item, t }: { item: NavigationItem; t: Translate }) {
  if (item.children.length === 0) {
    return (
      <li>
        <NavigationLink item={item} />
      </li>
    );
  }
  return (
    <li>
      <details open={item.activeTrail} className={styles.branch}>
        <summary className={styles.branchName}>
          {item.name}
          <Icon name="chevron-down" />
        </summary>
        <ul className={styles.branchList}>
          <li>
            <NavigationLink item={{ ...item, name: t('Navigation.All', { name: item.name }) }} />
          </li>
          {item.children.map((child) => (
            <li key={child.url}>
              <NavigationLink item={child} />
              {child.children.length > 0 && (
                <ul className={styles.branchList}>
                  {child.children.map((leaf) => (
                    <li key={leaf.url}>
                      <NavigationLink item={leaf} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

function NavigationLink({ item }: { item: Pick<NavigationItem, 'url' | 'name' | 'active'> }) {
  return (
    <ShopLink href={item.url} aria-current={item.active ? 'page' : undefined} className={styles.link}>
      {item.name}
    </ShopLink>
  );
}
