'use client';

import type { ComponentPropsWithRef, ElementType, FocusEvent } from 'react';
import { Container } from '../container';
import { Icon } from '../icon';
import * as styles from './main-navigation.css';
import { NavigationColumns } from './navigation-columns';
import { hasChildren, type NavigationItem } from './navigation-item';
import { usePanels } from './use-panels';

export type { NavigationItem } from './navigation-item';

export interface MainNavigationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string;
  items: readonly NavigationItem[];
  /** Said after an item's name on the button that opens its panel: "show more". */
  moreLabel: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/**
 * The shop's departments in a row. An item with children opens a panel: under the pointer by CSS alone, by
 * keyboard and touch with the button beside its link.
 */
export function MainNavigation({ label, items, moreLabel, linkAs, ...props }: MainNavigationProps) {
  const Link: ElementType = linkAs ?? 'a';
  const panels = usePanels();
  const leave = (event: FocusEvent) => {
    if (!event.target.closest('[data-open]')?.contains(event.relatedTarget)) {
      panels.close();
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that pointer or focus leave
    <nav
      {...props}
      aria-label={label}
      data-shut={panels.shut || undefined}
      onBlur={leave}
      onPointerLeave={panels.pointerLeft}
      className={styles.navigation}
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} data-open={panels.opened === item.href || undefined} className={styles.item}>
            <Link
              href={item.href}
              onClick={panels.follow}
              aria-current={item.active ? 'page' : undefined}
              data-trail={item.active || item.activeTrail || undefined}
              className={styles.link}
            >
              {item.name}
            </Link>
            {hasChildren(item) && (
              <>
                <button
                  type="button"
                  aria-label={`${item.name}: ${moreLabel}`}
                  aria-expanded={panels.opened === item.href}
                  onClick={() => panels.toggle(item.href)}
                  className={styles.toggle}
                >
                  <Icon name="chevron-down" className={styles.chevron} />
                </button>
                <div data-panel className={styles.panel}>
                  <Container width="wide">
                    <NavigationColumns items={item.children} linkAs={Link} onFollow={panels.follow} />
                  </Container>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
