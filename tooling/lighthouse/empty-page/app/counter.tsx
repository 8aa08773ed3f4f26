'use client';

import { useState } from 'react';

/** A component that runs in the browser: a page without one would be lighter than any shop page can be. */
export function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}
