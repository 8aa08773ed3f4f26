import { type RefObject, useRef } from 'react';
import { usePart } from './use-part';

const near = '600px';

/** Loads a part when its place comes near the viewport. */
export function useWhenNear<Part>(
  load: () => Promise<Part>,
): [part: Part | null, place: RefObject<HTMLDivElement | null>] {
  const place = useRef<HTMLDivElement>(null);
  const part = usePart(load, (begin) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        begin();
      },
      { rootMargin: near },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  });
  return [part, place];
}
