'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import * as styles from './tracked-region.css';

export interface TrackedRegionProps {
  /** Called when any of the region comes into the window, and again when its page is shown again. */
  onSight: () => void;
  /** Called with the path of a link in the region that is followed. */
  onFollow: (path: string) => void;
  children: ReactNode;
}

/** Detects when a part of the page is seen, and which of its links is followed. */
export function TrackedRegion({ onSight, onFollow, children }: TrackedRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  });
  useEffect(() => {
    const content = region.current?.firstElementChild;
    if (!content) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      latest.current();
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  const click = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link) onFollow(link.pathname);
  };
  return (
    <div ref={region} onClickCapture={click} className={styles.region}>
      {children}
    </div>
  );
}
