'use client';

import { useLayoutEffect, useRef } from 'react';

/** Closes the menu it stands in when its page is left (S2.25): the router keeps that page, hidden, for going back. */
export function CloseOnLeave() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const menu = mark.current?.closest<HTMLElement>('[popover]');
    return () => menu?.hidePopover();
  }, []);
  return <span ref={mark} hidden />;
}
