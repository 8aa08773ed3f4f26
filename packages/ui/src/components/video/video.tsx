import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './video.css';

export interface VideoSource {
  url: string;
  /** As "video/mp4". */
  type: string;
}

export interface VideoCaptions {
  url: string;
  /** As in `lang`: "da". */
  language: string;
  /** As the player lists it: "Dansk". */
  label: string;
}

export interface VideoProps
  extends Omit<ComponentPropsWithRef<'video'>, 'children' | 'src' | 'autoPlay' | 'controls' | 'preload'> {
  /** Names it. */
  label: string;
  /** The first that the browser can play is taken. */
  sources: readonly VideoSource[];
  /** What is seen before it plays. */
  poster: string;
  /** For speech and sounds; the first is shown unless a shopper says otherwise. */
  captions?: readonly VideoCaptions[];
  /** The film's own size in pixels, which keeps its place. */
  width: number;
  height: number;
}

/** A film that plays, and is fetched, when it is asked for. */
export function Video({ label, sources, captions, width, height, className, style, ...props }: VideoProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- where there is sound, captions are given
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
