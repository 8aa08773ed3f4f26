import { type RefObject, useLayoutEffect, useRef } from 'react';
import { holdPage } from '../modal/hold-page';
import { clearDelay } from '../modal/use-modal';
import { useOnLeave } from '../modal/use-on-leave';

const nothing = () => {};

export interface HeldPanelProps {
  panel: RefObject<HTMLDivElement | null>;
  label: string;
  /** Called 400 ms after the panel has closed (S4.19). */
  onCleared: () => void;
}

/**
 * Makes a popover behave as dialogs do while it is open: the page behind it stands still and cannot be reached, the focus
 * is inside, and it closes when the path changes (S2.43). It is loaded when a panel opens for the first time.
 */
export function HeldPanel({ panel, label, onCleared }: HeldPanelProps) {
  const cleared = useRef(onCleared);
  useLayoutEffect(() => {
    cleared.current = onCleared;
  });
  useOnLeave(() => panel.current?.hidePopover());
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    let release = nothing;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const opened = () => {
      clearTimeout(timer);
      release();
      release = hold(element, label);
    };
    // Before it closes, so that the browser can return the focus.
    const closing = ({ newState }: ToggleEvent) => {
      if (newState === 'open') return;
      release();
      release = nothing;
      timer = setTimeout(() => cleared.current(), clearDelay);
    };
    const follow = () => element.matches(':popover-open') && opened();
    element.addEventListener('beforetoggle', closing);
    element.addEventListener('toggle', follow);
    // It is open already when this script runs.
    follow();
    return () => {
      element.removeEventListener('beforetoggle', closing);
      element.removeEventListener('toggle', follow);
      clearTimeout(timer);
      release();
      element.hidePopover();
    };
  }, [panel, label]);
  return null;
}

/** Makes everything outside the element inert, and the element a dialog with the focus inside. */
function hold(element: HTMLElement, label: string): () => void {
  const letGo = holdPage();
  const outside: Element[] = [];
  for (
    let inner: Element = element;
    inner.parentElement && inner !== document.body;
    inner = inner.parentElement
  )
    for (const sibling of inner.parentElement.children)
      if (sibling !== inner && !sibling.hasAttribute('inert')) outside.push(sibling);
  for (const one of outside) one.setAttribute('inert', '');
  const role = { role: 'dialog', 'aria-modal': 'true', 'aria-label': label };
  for (const [name, value] of Object.entries(role)) element.setAttribute(name, value);
  if (!element.contains(document.activeElement)) element.querySelector('button')?.focus();
  return () => {
    for (const one of outside) one.removeAttribute('inert');
    for (const name of Object.keys(role)) element.removeAttribute(name);
    letGo();
  };
}
