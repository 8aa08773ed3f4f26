import { useEffect, useRef } from 'react';

/** Calls back when the address leads to another page, and when the page it stands on is left or hidden (S2.43). */
export function useLeaving(leave: () => void): void {
  const latest = useRef(leave);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    // React may take an effect back and run it again at once, which is no leaving.
    clearTimeout(pending.current);
    const { pathname } = location;
    const moved = () => {
      if (location.pathname !== pathname) latest.current();
    };
    const { navigation } = globalThis as Partial<Pick<Window, 'navigation'>>;
    navigation?.addEventListener('currententrychange', moved);
    window.addEventListener('popstate', moved);
    return () => {
      navigation?.removeEventListener('currententrychange', moved);
      window.removeEventListener('popstate', moved);
      pending.current = setTimeout(() => latest.current());
    };
  }, []);
}
