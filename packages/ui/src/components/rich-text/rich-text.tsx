import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './rich-text.css';
import { scrollableTables } from './scrollable-tables';

export interface RichTextProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Sanitised HTML: it is inserted unchanged, so a script in it would run. Never pass a visitor's input. */
  html: string;
}

/** Text from an editor, in the brand's typography. Wide tables scroll, by keyboard too. */
export function RichText({ html, className, ...props }: RichTextProps) {
  return (
    <div
      {...props}
      className={clsx(styles.richText, className)}
      dangerouslySetInnerHTML={{ __html: scrollableTables(html) }}
    />
  );
}
