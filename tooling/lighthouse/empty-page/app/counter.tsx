'use client';

import { useState } from 'react';

/** Something that runs in the browser: a page without would be lighter than any shop's can be. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
