import { outsideClickGuard } from '@matchday/commerce/catalogue';
import { type RefObject, useEffect } from 'react';

/** Calls back when an element outside the given one is clicked, and when the browser goes to another address; not in the first 100 ms (S2.40). */
export function useOutsideClick(place: RefObject<HTMLElement | null>, onOutside: () => void): void {
  useEffect(() => {
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) onOutside();
    };
    const guard = setTimeout(() => document.addEventListener('click', click), outsideClickGuard);
    addEventListener('popstate', onOutside);
    return () => {
      clearTimeout(guard);
      document.removeEventListener('click', click);
      removeEventListener('popstate', onOutside);
    };
  }, [place, onOutside]);
}
