import { useEffect, useRef } from 'react';

/** Calls back when the path changes, and when its page is left or hidden (S2.43). */
export function useOnLeave(leave: () => void): void {
  const latest = useRef(leave);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    // React may undo an effect and run it again immediately, which does not count.
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
