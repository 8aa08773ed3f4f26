import { useEffect, useRef, useState } from 'react';

/** The current image of a row, its zoom state, and functions to change both. */
export function useSlides(count: number, first: number, open: boolean) {
  const row = useRef<HTMLOListElement>(null);
  const [shown, setShown] = useState({ index: first, zoomed: false });
  useEffect(() => {
    if (open) {
      row.current?.children[first]?.scrollIntoView({
        behavior: 'instant',
        block: 'nearest',
        inline: 'start',
      });
    }
  }, [open, first]);
  const { index, zoomed } = shown;
  useEffect(() => {
    if (zoomed) {
      const picture = row.current?.children[index]?.firstElementChild;
      picture?.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
    }
  }, [index, zoomed]);
  const go = (index: number) => {
    if (index >= 0 && index < count) {
      setShown({ index, zoomed: false });
      row.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start' });
    }
  };
  const settle = () => {
    const element = row.current;
    if (element) {
      const index = Math.round(Math.abs(element.scrollLeft) / element.clientWidth);
      setShown((before) => (before.index === index ? before : { index, zoomed: false }));
    }
  };
  const toggleZoom = () => setShown(({ index, zoomed }) => ({ index, zoomed: !zoomed }));
  return { row, ...shown, go, settle, toggleZoom };
}
