'use client';

import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../icon-button';
import type { VideoSource } from './video';
import * as styles from './video.css';

export interface AmbientVideoProps {
  sources: readonly VideoSource[];
  /** Shown before the video plays, and if it does not. */
  poster: string;
  width: number;
  height: number;
  /** Names of the play and pause button (WCAG 2.2.2). */
  labels: { play: string; pause: string };
  className?: string;
}

const stillness = '(prefers-reduced-motion: reduce)';

/**
 * A silent, decorative video behind or next to a text. It loads and plays only while visible, unless the shopper
 * prefers reduced motion or has paused it.
 */
export function AmbientVideo({ sources, poster, width, height, labels, className }: AmbientVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  const stopped = useRef(false);
  useEffect(() => {
    const element = video.current;
    if (!element || matchMedia(stillness).matches) {
      return undefined;
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        element.pause();
      } else if (!stopped.current) {
        element.play().catch(() => undefined);
      }
    });
    sight.observe(element);
    return () => sight.disconnect();
  }, []);
  const toggle = () => {
    stopped.current = playing;
    if (playing) {
      video.current?.pause();
    } else {
      video.current?.play().catch(() => undefined);
    }
  };
  return (
    <div className={clsx(styles.ambient, className)}>
      <video
        ref={video}
        muted
        loop
        playsInline
        aria-hidden
        tabIndex={-1}
        preload="none"
        poster={poster}
        width={width}
        height={height}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className={styles.video}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? labels.pause : labels.play}
        onClick={toggle}
        className={styles.toggle}
      />
    </div>
  );
}
