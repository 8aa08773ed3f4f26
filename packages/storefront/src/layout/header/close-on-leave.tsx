'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Closes its menu on every navigation (S2.25): when one of its links is followed, even to the current page,
 * and when its page is left, which the router keeps hidden for going back.
 */
export function CloseOnLeave() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const menu = mark.current?.closest<HTMLElement>('[popover]');
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) menu?.hidePopover();
    };
    menu?.addEventListener('click', follow);
    return () => {
      menu?.removeEventListener('click', follow);
      menu?.hidePopover();
    };
  }, []);
  return <span ref={mark} hidden />;
}
