import { type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import * as styles from './carousel.css';

export interface RowButtonsProps {
  previousLabel: string;
  nextLabel: string;
}

/** Whether a row can scroll back or forward. Right-to-left pages have negative positions. */
function placeOf(row: Element) {
  const moved = Math.abs(row.scrollLeft);
  return { back: moved > 1, on: moved + row.clientWidth < row.scrollWidth - 1 };
}

function useRow(bar: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ back: false, on: false });
  const rowOf = () => bar.current?.parentElement?.querySelector(`.${styles.row}`);
  useEffect(() => {
    const row = bar.current?.parentElement?.querySelector(`.${styles.row}`);
    if (!row) {
      return undefined;
    }
    const look = () => setPlace(placeOf(row));
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    row.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      row.removeEventListener('scroll', look);
    };
  }, [bar]);
  const move = (direction: 1 | -1) => {
    const row = rowOf();
    const forward = row && getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row?.scrollBy({ left: direction * forward * row.clientWidth * 0.9 });
  };
  return { ...place, move };
}

/** Scroll a row of cards forward and back. They appear with JavaScript, if the cards do not fit. */
export function ScrollButtons({ previousLabel, nextLabel }: RowButtonsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const { back, on, move } = useRow(bar);
  return (
    <div ref={bar} className={styles.buttons} hidden={!back && !on}>
      <IconButton
        icon="chevron-left"
        label={previousLabel}
        aria-disabled={!back || undefined}
        onClick={() => move(-1)}
        className={styles.button}
      />
      <IconButton
        icon="chevron-right"
        label={nextLabel}
        aria-disabled={!on || undefined}
        onClick={() => move(1)}
        className={styles.button}
      />
    </div>
  );
}
