import { flushSync } from 'react-dom';

/** The next or previous element, wrapping around at the ends. */
const neighbour = (elements: HTMLElement[], current: number, step: number) =>
  elements[(current + step + elements.length) % elements.length];

/**
 * Moves the focus by an arrow key: left and right along the row, down into an item's panel and through its links, up
 * back again. Tab goes through everything in order, as in any navigation.
 */
export function moveFocus(key: string, navigation: HTMLElement, open: (href: string) => void): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !navigation.contains(focused)) return;
  const panel = focused.closest('[data-panel]');
  const item = focused.closest<HTMLElement>('[data-item]');

  if (panel) {
    const links = [...panel.querySelectorAll<HTMLElement>('a')];
    const index = links.indexOf(focused);
    if (key === 'ArrowDown') neighbour(links, index, 1)?.focus();
    if (key === 'ArrowUp') (index === 0 ? item?.querySelector('button') : links[index - 1])?.focus();
    return;
  }
  if (key === 'ArrowDown') {
    const ownPanel = item?.querySelector<HTMLElement>('[data-panel]');
    if (!item || !ownPanel) return;
    flushSync(() => open(item.dataset.item ?? ''));
    // The panel can take the focus only once it is visible.
    requestAnimationFrame(() => ownPanel.querySelector('a')?.focus());
    return;
  }
  const row = [...navigation.querySelectorAll<HTMLElement>(':scope > ul > li > a')];
  const index = row.findIndex((link) => item?.contains(link));
  const forwards = getComputedStyle(navigation).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowUp' && index !== -1) neighbour(row, index, key === forwards ? 1 : -1)?.focus();
}
