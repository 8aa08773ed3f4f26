import type { Place } from './cell';
import * as styles from './matrix.css';

export interface FrameProps {
  title: string;
  /** The story's id. */
  id: string;
  club: string;
  place: Place;
}

/** A story in a separate frame, scaled to the matrix's column. */
export function Frame({ title, id, club, place: { width, height } }: FrameProps) {
  const scale = styles.column / width;
  return (
    <div style={{ blockSize: height * scale, overflow: 'hidden' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook itself */}
      <iframe
        title={title}
        loading="lazy"
        src={`iframe.html?id=${id}&viewMode=story&globals=club:${club}`}
        width={width}
        height={height}
        style={{ border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}
