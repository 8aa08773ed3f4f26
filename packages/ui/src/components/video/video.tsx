import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './video.css';

export interface VideoSource {
  url: string;
  /** Such as "video/mp4". */
  type: string;
}

export interface VideoCaptions {
  url: string;
  /** As in `lang`: "da". */
  language: string;
  /** As shown by the player: "Dansk". */
  label: string;
}

export interface VideoProps
  extends Omit<ComponentPropsWithRef<'video'>, 'children' | 'src' | 'autoPlay' | 'controls' | 'preload'> {
  /** Names the video. */
  label: string;
  /** The first one that the browser can play is used. */
  sources: readonly VideoSource[];
  /** Shown before it plays. */
  poster: string;
  /** For speech and sounds; the first one is shown by default. */
  captions?: readonly VideoCaptions[];
  /** The video's intrinsic size in pixels, which reserves its space. */
  width: number;
  height: number;
}

/** A video that loads and plays on request. */
export function Video({ label, sources, captions, width, height, className, style, ...props }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos with sound have captions
    <video
      playsInline
      {...props}
      controls
      preload="none"
      aria-label={label}
      width={width}
      height={height}
      className={clsx(styles.video, className)}
      style={{ aspectRatio: `${width} / ${height}`, ...style }}
    >
      {sources.map(({ url, type }) => (
        <source key={url} src={url} type={type} />
      ))}
      {captions?.map(({ url, language, label }, index) => (
        <track key={url} kind="captions" src={url} srcLang={language} label={label} default={index === 0} />
      ))}
    </video>
  );
}
