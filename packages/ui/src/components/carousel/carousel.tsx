import { Children, type ComponentPropsWithRef, type ElementType, type ReactNode, useId } from 'react';
import type { HeadingProps } from '../heading';
import { SectionHeader } from '../section-header';
import * as styles from './carousel.css';
import { RowButtons, type RowButtonsProps } from './row-buttons';

export interface CarouselProps extends ComponentPropsWithRef<'section'> {
  heading: ReactNode;
  level?: HeadingProps['level'];
  /** Leads on to all of what the row samples. */
  action?: { text: ReactNode; href: string };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  /** Names the buttons that move the row where a mouse is used; none without it. */
  buttons?: RowButtonsProps;
}

/** Cards, one a child, in a row that scrolls sideways to the page's edge. */
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
