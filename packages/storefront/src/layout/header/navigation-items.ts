import type { NavigationItem as Item } from '@matchday/ui/main-navigation';
import type { NavigationItem } from '../../data/contract';

type Entry = Pick<NavigationItem, 'name' | 'url' | 'active' | 'activeTrail'>;

const entry = ({ name, url, active, activeTrail }: Entry) => ({ name, href: url, active, activeTrail });

/** The navigation in the form that the components take (S3.10). */
export function navigationItems(items: readonly NavigationItem[]): Item[] {
  return items.map((item) => {
    const children = item.children.map((child) =>
      Object.assign(entry(child), { children: child.children.map(entry) }),
    );
    return Object.assign(entry(item), { children });
  });
}
