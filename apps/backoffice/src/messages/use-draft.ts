import { useEffect, useState } from 'react';

/** A text that stays in this tab when the page is loaded again or the session ends, until it is empty. */
export function useDraft(name: string) {
  const key = `draft.${name}`;
  const [draft, setDraft] = useState(() => window.sessionStorage.getItem(key) ?? '');
  useEffect(() => {
    if (draft === '') window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, draft);
  }, [key, draft]);
  return [draft, setDraft] as const;
}
