'use client';

import { useEffect, useRef } from 'react';

/** Closes its details element on Escape, which returns the focus, on a click outside, and when the page is left. */
export function Dismissal() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = mark.current?.closest('details');
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
  return <span ref={mark} hidden />;
}
