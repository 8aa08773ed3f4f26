'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import * as styles from './shirt-back-preview.css';
import { useFont } from './use-font';

export interface PrintTextProps {
  text: string;
  fontUrl: string;
  color: string;
  /** Of a capital letter, in units of the drawing. */
  height: number;
  /** Where the row begins and ends: letters that would pass beyond are made smaller. */
  centre: number;
  top: number;
  within: number;
}

/** One row of a print, in the middle of its place. */
export function PrintText({ text, fontUrl, color, height, centre, top, within }: PrintTextProps) {
  const element = useRef<SVGTextElement>(null);
  const [scale, setScale] = useState(1);
  const family = useFont(fontUrl);
  useLayoutEffect(() => {
    const width = element.current?.getComputedTextLength() ?? 0;
    setScale(Math.min(1, within / Math.max(width, 1)));
  });
  const baseline = top + (height * (1 + scale)) / 2;
  return (
    <text
      ref={element}
      transform={`translate(${centre} ${baseline}) scale(${scale})`}
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
