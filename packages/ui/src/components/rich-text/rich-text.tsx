import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './rich-text.css';

export interface RichTextProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /**
   * HTML that has been sanitised before: it is put into the page as it is, so a script in it would run. Never
   * pass what a visitor has written.
   */
  html: string;
}

/** Running text of an editor's making, in the brand's type. */
export function RichText({ html, className, ...props }: RichTextProps) {
  return (
    <div {...props} className={clsx(styles.richText, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
