import { useEffect, useRef, useState } from 'react';

const routeChangeHeld = 1500;

function focusOpener() {
  const panel = document.activeElement?.closest('[data-panel]');
  panel?.parentElement?.querySelector('button')?.focus();
}

/**
 * Which panel the keyboard has opened, and whether panels are kept shut although the pointer rests on them:
 * after Escape until the pointer leaves, and for 1500 ms after a link was followed (S2.42).
 */
export function usePanels() {
  const [opened, setOpened] = useState<string | null>(null);
  const [shut, setShut] = useState<'escape' | 'route' | null>(null);
  const held = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        focusOpener();
        setOpened(null);
        setShut('escape');
      }
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      clearTimeout(held.current);
    };
  }, []);

  return {
    opened,
    shut: shut !== null,
    toggle: (href: string) => {
      setShut(null);
      setOpened((current) => (current === href ? null : href));
    },
    close: () => setOpened(null),
    follow: () => {
      clearTimeout(held.current);
      setOpened(null);
      setShut('route');
      held.current = setTimeout(() => setShut(null), routeChangeHeld);
    },
    pointerLeft: () => setShut((current) => (current === 'escape' ? null : current)),
  };
}
