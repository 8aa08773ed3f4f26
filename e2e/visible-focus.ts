import { expect, type Page } from '@playwright/test';

/** Fails unless the focused element can be seen: in the window, not covered by anything, and marked by an outline. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whyHidden), { intervals: [50, 100, 250] }).toBe('');
}

/** Runs in the page. Returns an empty text if the focus can be seen, or moved to a container only to go on from there. */
function whyHidden(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  if (focused.getAttribute('tabindex') === '-1') return '';
  // The control of a size or a card is only its label to the eye.
  const shown = focused.closest('label') ?? focused;
  const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? shown.textContent}`;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const cut = Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
  // Of a text area the browser brings the caret into view, and of what is tall its beginning.
  const isTall = focused instanceof HTMLTextAreaElement || bottom - top >= innerHeight / 2;
  if (cut > 1 && !isTall) return `${name} is ${Math.round(cut)} px outside the window`;

  const isHit = (across: number, down: number) => {
    const hit = document.elementFromPoint(
      left + across * (right - left),
      Math.min(Math.max(top + down * (bottom - top), 1), innerHeight - 1),
    );
    return hit !== null && (shown.contains(hit) || hit.contains(shown));
  };
  const shares = [0.1, 0.5, 0.9];
  const hits = shares.flatMap((down) => shares.map((across) => isHit(across, down)));
  // A button inside a field covers its end.
  if (hits.filter(Boolean).length < 6) return `${name} is covered`;

  const marked = [focused, focused.nextElementSibling, shown, shown.parentElement];
  const hasOutline = (element: Element | null) =>
    element !== null &&
    [null, '::after'].some((part) => getComputedStyle(element, part).outlineStyle !== 'none');
  return marked.some(hasOutline) ? '' : `${name} has no outline`;
}
