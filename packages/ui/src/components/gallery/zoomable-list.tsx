'use client';

import { clsx } from 'clsx';
import { lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import * as styles from './gallery.css';
import type { ZoomLabels, ZoomPicture } from './gallery-zoom';

interface Zoomed {
  pictures: ZoomPicture[];
  first: number;
  open: boolean;
  /** The number of times the dialog was opened: each opening resets its state. */
  opening: number;
}

export interface ZoomableListProps {
  labels: ZoomLabels;
  className: string;
  children: ReactNode;
}

const load = () => import('./gallery-zoom');
const GalleryZoom = lazy(load);

const onlyClicked = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);

/** The image data of a link, read from the page, so that it is not sent twice. */
function pictureOf(link: HTMLAnchorElement): ZoomPicture {
  const image = link.querySelector('img');
  return {
    href: link.href,
    alt: image?.alt ?? '',
    preview: image?.currentSrc ?? link.href,
    width: image?.naturalWidth || 4,
    height: image?.naturalHeight || 5,
  };
}

/** Whether the first image of a list has loaded or failed. */
function useFirstImage() {
  const list = useRef<HTMLOListElement>(null);
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => setSettled(true);
    list.current?.querySelector('img')?.decode().then(settle, settle);
  }, []);
  return { list, settled };
}

/** Opens its image links in a dialog on the page. The dialog's code is loaded on first use. */
export function ZoomableList({ labels, className, children }: ZoomableListProps) {
  const { list, settled } = useFirstImage();
  const [shown, setShown] = useState<Zoomed | null>(null);
  const enlarge = (event: MouseEvent<HTMLElement>) => {
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const first = links.findIndex((link) => event.target instanceof Node && link.contains(event.target));
    if (first >= 0 && onlyClicked(event)) {
      event.preventDefault();
      const opening = (shown?.opening ?? 0) + 1;
      setShown({ pictures: links.map(pictureOf), first, open: true, opening });
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links within are pressed */}
      <ol
        ref={list}
        className={clsx(className, !settled && styles.firstOnly)}
        onClick={enlarge}
        onPointerEnter={() => void load()}
      >
        {children}
      </ol>
      {shown && (
        <Suspense>
          <GalleryZoom
            key={shown.opening}
            pictures={shown.pictures}
            first={shown.first}
            open={shown.open}
            onClose={() => setShown({ ...shown, open: false })}
            labels={labels}
          />
        </Suspense>
      )}
    </>
  );
}
