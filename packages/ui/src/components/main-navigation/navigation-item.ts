/** An entry of the shop's navigation (S3.10). */
export interface NavigationItem {
  name: string;
  href: string;
  /** It is the page that is shown. */
  active?: boolean;
  /** The page that is shown is below it. */
  activeTrail?: boolean;
  children?: readonly NavigationItem[];
}

/** Whether an entry leads on to others. */
export const hasChildren = (
  item: NavigationItem,
): item is NavigationItem & { children: readonly NavigationItem[] } =>
  item.children !== undefined && item.children.length > 0;
