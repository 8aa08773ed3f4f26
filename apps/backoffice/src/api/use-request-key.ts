import { useRef } from 'react';

/** Gives the key of a request: the same for a repetition, and a new one when what is sent has changed. */
export function useRequestKey(): (content: object) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.current.content) last.current = { content: text, key: crypto.randomUUID() };
    return last.current.key;
  };
}
