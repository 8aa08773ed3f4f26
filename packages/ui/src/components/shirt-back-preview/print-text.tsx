'use client';

import { useLayoutEffect, useRef } from 'react';
import * as styles from './shirt-back-preview.css';
import { useFont } from './use-font';

export interface PrintTextProps {
  text: string;
  fontUrl: string;
  color: string;
  /** The height of a capital letter, in units of the image. */
  height: number;
  /** The start and end of the row: text that does not fit is scaled down. */
  centre: number;
  top: number;
  within: number;
}

/** One row of a print, centred. */
export function PrintText({ text, fontUrl, color, height, centre, top, within }: PrintTextProps) {
  const element = useRef<SVGTextElement>(null);
  const family = useFont(fontUrl);
  const place = (scale: number) => `translate(${centre} ${top + (height * (1 + scale)) / 2}) scale(${scale})`;
  useLayoutEffect(() => {
    const width = Math.max(element.current?.getComputedTextLength() ?? 0, 1);
    element.current?.setAttribute('transform', place(Math.min(1, within / width)));
  });
  return (
    <text
      ref={element}
      transform={place(1)}
      textAnchor="middle"
      fontSize={height}
      fill={color}
      className={styles.print}
      style={family === null ? undefined : { fontFamily: family }}
    >
      {text}
    </text>
  );
}
