/** An entry of the shop's navigation (S3.10). */
export interface NavigationItem {
  name: string;
  href: string;
  /** The entry is the current page. */
  active?: boolean;
  /** The current page is below the entry. */
  activeTrail?: boolean;
  children?: readonly NavigationItem[];
}

/** Whether an entry has children. */
export const hasChildren = (
  item: NavigationItem,
): item is NavigationItem & { children: readonly NavigationItem[] } =>
  item.children !== undefined && item.children.length > 0;
