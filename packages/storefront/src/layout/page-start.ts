/**
 * Moves the focus to the start of the shown page, so that the next press of Tab reaches the skip link. The router keeps
 * earlier pages in the document, hidden.
 */
export function focusPageStart(): void {
  for (const start of document.querySelectorAll<HTMLElement>('[data-page-start]'))
    if (start.checkVisibility()) start.focus({ preventScroll: true });
}

/** Does the same if the focus was on an element that is gone or hidden, such as the link to this page. */
export function restoreLostFocus(): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || !activeElement.checkVisibility()) focusPageStart();
}
