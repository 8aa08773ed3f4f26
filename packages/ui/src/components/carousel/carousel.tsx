import { Children, type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import type { HeadingProps } from '../heading/heading';
import { SectionHeader } from '../section-header/section-header';
import * as styles from './carousel.css';
import { RowButtons } from './row-buttons';
import type { RowButtonsProps } from './scroll-buttons';

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  heading: ReactNode;
  level?: HeadingProps['level'];
  /** Links to the complete list. */
  action?: { text: ReactNode; href: string };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  /** Names the buttons that scroll the row by mouse; without it there are none. */
  buttons?: RowButtonsProps;
}

/** Cards, one per child, in a row that scrolls sideways to the edge of the page. */
export function Carousel({
  heading,
  level,
  action,
  linkAs,
  buttons,
  className,
  children,
  ...props
}: CarouselProps) {
  const headingId = useId();
  return (
    <section {...props} aria-labelledby={headingId} className={className}>
      <SectionHeader heading={heading} headingId={headingId} level={level} action={action} linkAs={linkAs} />
      <ul className={styles.row}>
        {Children.map(children, (card) => (
          <li className={styles.item}>{card}</li>
        ))}
      </ul>
      {buttons && <RowButtons {...buttons} />}
    </section>
  );
}
