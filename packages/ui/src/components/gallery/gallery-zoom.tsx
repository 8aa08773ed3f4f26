'use client';

import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Modal } from '../modal/modal';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './gallery-zoom.css';
import { useSlides } from './use-slides';

/** The texts of the dialog with enlarged images. */
export interface ZoomLabels {
  /** Names the dialog: "Pictures of the home shirt". */
  title: string;
  close: string;
  previous: string;
  next: string;
  /** Names the button that enlarges the image further, and back. */
  zoom: string;
}

export interface ZoomPicture {
  href: string;
  alt: string;
  /** An image file that is already loaded. */
  preview: string;
  width: number;
  height: number;
}

export interface GalleryZoomProps {
  pictures: readonly ZoomPicture[];
  first: number;
  open: boolean;
  onClose: () => void;
  labels: ZoomLabels;
}

/** Full-screen images: swiping or arrow keys change the image, a click enlarges it further. */
export default function GalleryZoom({ pictures, first, open, onClose, labels }: GalleryZoomProps) {
  const { row, index, zoomed, go, toggleZoom, settle } = useSlides(pictures.length, first, open);
  const turn = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (!zoomed && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      go(index + (event.key === forward ? 1 : -1));
    }
  };
  const steps = (
    <div className={styles.bar}>
      <IconButton
        icon="chevron-left"
        label={labels.previous}
        aria-disabled={index === 0 || undefined}
        onClick={() => go(index - 1)}
      />
      <output className={styles.position}>
        <VisuallyHidden>{pictures[index]?.alt} </VisuallyHidden>
        {index + 1} / {pictures.length}
      </output>
      <IconButton
        icon="chevron-right"
        label={labels.next}
        aria-disabled={index === pictures.length - 1 || undefined}
        onClick={() => go(index + 1)}
      />
      <IconButton
        icon={zoomed ? 'minus' : 'plus'}
        label={labels.zoom}
        aria-pressed={zoomed}
        onClick={toggleZoom}
      />
    </div>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      footer={steps}
      className={styles.dialog}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons do the same */}
      <div className={styles.stage} onKeyDown={turn}>
        <ol ref={row} onScrollEnd={settle} className={styles.row}>
          {pictures.map(({ href, alt, preview, width, height }, position) => {
            const enlarged = zoomed && position === index;
            return (
              <li key={href} className={styles.slide} data-zoomed={enlarged || undefined}>
                <button
                  type="button"
                  aria-label={`${labels.zoom}: ${alt}`}
                  aria-pressed={enlarged}
                  tabIndex={position === index ? 0 : -1}
                  onClick={toggleZoom}
                  className={styles.picture}
                  style={{
                    backgroundImage: `url(${JSON.stringify(preview)})`,
                    aspectRatio: `${width} / ${height}`,
                  }}
                >
                  {/* oxlint-disable-next-line nextjs/no-img-element -- this package knows no Next */}
                  <img src={href} alt="" loading={Math.abs(position - index) > 1 ? 'lazy' : 'eager'} />
                </button>
              </li>
            );
          })}
        </ol>
        {pictures.length > 1 && (
          <ul className={styles.thumbnails}>
            {pictures.map(({ href, alt, preview }, position) => (
              <li key={href}>
                <button
                  type="button"
                  aria-current={position === index || undefined}
                  onClick={() => go(position)}
                  className={styles.thumbnail}
                >
                  {/* oxlint-disable-next-line nextjs/no-img-element -- this package knows no Next */}
                  <img src={preview} alt={alt} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}
