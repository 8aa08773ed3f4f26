'use client';

import type { ComponentProps, MouseEvent } from 'react';

function keepQuestion({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.search = location.search;
}

/**
 * The link to this page in another language. It is loaded as a new document, so that nothing of the old language stays. The
 * query is kept, such as a search term.
 */
export function LanguageLink({ href, children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} href={href} onClick={keepQuestion}>
      {children}
    </a>
  );
}
