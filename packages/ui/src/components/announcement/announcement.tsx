'use client';

import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

/** Screen readers need this long to notice a new live region, in milliseconds. */
const noticeTime = 100;

/** A text that screen readers say as soon as it appears, also when it is there from the start. */
export function Announcement({ children }: { children: string }) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(children), noticeTime);
    return () => clearTimeout(timer);
  }, [children]);
  return <VisuallyHidden as="output">{text}</VisuallyHidden>;
}
