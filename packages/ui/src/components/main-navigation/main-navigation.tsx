'use client';

import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Container } from '../container/container';
import { Icon } from '../icon/icon';
import * as styles from './main-navigation.css';
import { NavigationColumns } from './navigation-columns';
import { hasChildren, type NavigationItem } from './navigation-item';
import { usePanels } from './use-panels';

export type { NavigationItem } from './navigation-item';

export interface MainNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  items: readonly NavigationItem[];
  /** Read after an item's name on the button that opens its panel: "show more". */
  moreLabel: string;
  /** A `MenuButton` that opens all items. Shown if the row is too narrow for some of them. */
  menu: ReactNode;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/**
 * The shop's departments in a row. An item with children opens a panel: on hover, on the first tap, and by keyboard
 * with the button next to its link or the arrow keys. Without JavaScript, the panels open with CSS. Items that do not
 * fit are in the menu, and are shown while focused.
 */
export function MainNavigation({ label, items, moreLabel, menu, linkAs, ...props }: MainNavigationProps) {
  const Link: ElementType = linkAs ?? 'a';
  const { opened, toggle, follow, navigationProps, itemProps, linkProps } = usePanels();
  return (
    <nav {...props} {...navigationProps} aria-label={label} className={styles.navigation}>
      <ul className={styles.list}>
        {items.map((item) => {
          const { href, name, active, activeTrail } = item;
          const hasPanel = hasChildren(item);
          return (
            <li
              key={href}
              data-item={href}
              data-open={opened === href || undefined}
              {...itemProps(href, hasPanel)}
              className={styles.item}
            >
              <Link
                href={href}
                onClick={follow}
                {...(hasPanel && linkProps(href))}
                aria-current={active ? 'page' : undefined}
                data-trail={active || activeTrail || undefined}
                className={styles.link}
              >
                {name}
              </Link>
              {hasPanel && (
                <>
                  <button
                    type="button"
                    aria-label={`${name}: ${moreLabel}`}
                    aria-expanded={opened === href}
                    onClick={() => toggle(href)}
                    className={styles.toggle}
                  >
                    <Icon name="chevron-down" className={styles.chevron} />
                  </button>
                  <div data-panel className={styles.panel}>
                    <Container width="wide">
                      <NavigationColumns items={item.children} linkAs={Link} onFollow={follow} />
                    </Container>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.menu}>
        <div className={styles.folded}>{menu}</div>
      </div>
    </nav>
  );
}
