'use client';

import type { ComponentProps, MouseEvent } from 'react';

function keepQuestion({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}

/**
 * The way to this page in another language: a page of its own, loaded whole, so that nothing of the old language stays. The
 * question that was put to the page goes along, such as what was searched for.
 */
export function LanguageLink({ href, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} href={href} onClick={keepQuestion}>
      {children}
    </a>
  );
}
