'use client';

import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Picture, type PictureProps } from '../picture/picture';
import { PrintText } from './print-text';
import { ShirtBack } from './shirt-back';
import * as styles from './shirt-back-preview.css';

/** The print settings (S3.24). Sizes are heights of capitals, in pixels of an image 1200 pixels wide. */
export interface PrintLook {
  nameTextSize: number;
  numberTextSize: number;
  textPlacement: 'NameAboveNumber' | 'NameBelowNumber';
  nameFontUrl: string;
  numberFontUrl: string;
  /** As CSS. */
  color: string;
}

export interface ShirtBackPreviewProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The alternative text: "Back of the home shirt with RAMOS and 4". */
  label: string;
  /** As printed; an empty text is not rendered. */
  name?: string;
  number?: string | number | null;
  print: PrintLook;
  /** The back of the garment; a generic shirt if missing. */
  picture?: PictureProps;
  /** The generic shirt's colour in CSS. */
  cloth?: string;
  /** The position and maximum width of the print, in pixels of an image 1200 pixels wide. */
  top?: number;
  within?: number;
}

const sheet = { width: 1200, height: 1500 };

/** Sizes are truncated to whole pixels (S3.24). */
function rows(name: string, number: string, look: PrintLook, top: number) {
  const size = { name: Math.trunc(look.nameTextSize), number: Math.trunc(look.numberTextSize) };
  const gap = Math.round(size.number / 10);
  const above = look.textPlacement === 'NameAboveNumber';
  return [
    {
      key: 'name',
      text: name,
      fontUrl: look.nameFontUrl,
      height: size.name,
      top: above ? top : top + size.number + gap,
    },
    {
      key: 'number',
      text: number,
      fontUrl: look.numberFontUrl,
      height: size.number,
      top: above ? top + size.name + gap : top,
    },
  ];
}

/** A name and number on the back of a garment, as they will be printed. Long names are scaled to fit. */
export function ShirtBackPreview({
  label,
  name = '',
  number,
  print,
  picture,
  cloth,
  top = 340,
  within = 440,
  className,
  ...props
}: ShirtBackPreviewProps) {
  const height = picture ? (sheet.width * picture.height) / picture.width : sheet.height;
  return (
    <figure {...props} className={clsx(styles.preview, className)}>
      {picture && <Picture {...picture} alt="" frame="natural" />}
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${sheet.width} ${height}`}
        className={styles.drawing}
        data-over={picture ? true : undefined}
        style={{ color: cloth }}
      >
        {!picture && <ShirtBack />}
        {rows(name, String(number ?? ''), print, top)
          .filter(({ text }) => text !== '')
          .map(({ key, ...row }) => (
            <PrintText key={key} {...row} color={print.color} centre={sheet.width / 2} within={within} />
          ))}
      </svg>
    </figure>
  );
}
