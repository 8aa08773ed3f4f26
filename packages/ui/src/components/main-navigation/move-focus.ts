import type { KeyboardEvent } from 'react';

const topLinks = (navigation: HTMLElement) => [
  ...navigation.querySelectorAll<HTMLElement>(':scope > ul > li > a'),
];

/** The next or previous element, wrapping around at the ends. */
const neighbour = (elements: HTMLElement[], current: number, step: number) =>
  elements[(current + step + elements.length) % elements.length];

/**
 * Handles the arrow keys: left and right move along the row, down into an item's panel and through its links, up back
 * again. Tab goes through everything in order, as in any navigation.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, open: (href: string) => void): void {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || !key.startsWith('Arrow')) return;
  const panel = target.closest('[data-panel]');
  const item = target.closest<HTMLElement>('[data-item]');
  const focus = (element: HTMLElement | undefined) => {
    if (!element) return;
    event.preventDefault();
    element.focus();
  };

  if (panel) {
    const links = [...panel.querySelectorAll<HTMLElement>('a')];
    const index = links.indexOf(target);
    if (key === 'ArrowDown') focus(neighbour(links, index, 1));
    if (key === 'ArrowUp')
      focus(index === 0 ? (item?.querySelector('button') ?? undefined) : links[index - 1]);
    return;
  }
  if (key === 'ArrowDown') {
    const ownPanel = item?.querySelector<HTMLElement>('[data-panel]');
    if (!item || !ownPanel) return;
    event.preventDefault();
    open(item.dataset.item ?? '');
    // The panel can take the focus only once it is visible.
    requestAnimationFrame(() => ownPanel.querySelector('a')?.focus());
    return;
  }
  const row = topLinks(currentTarget);
  const index = row.findIndex((link) => item?.contains(link));
  const forwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key !== 'ArrowUp' && index !== -1) focus(neighbour(row, index, key === forwards ? 1 : -1));
}
