import { type RefObject, useEffect, useRef } from 'react';

/** Closes a details element on Escape, which returns the focus, on a click outside, and when the page is left. */
export function useDismissal(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    const close = () => {
      if (element) element.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !element?.open) return;
      if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      close();
    };
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element?.contains(target)) close();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', press);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', press);
      close();
    };
  }, []);
  return details;
}
