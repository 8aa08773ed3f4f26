import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Heading, type HeadingProps } from '../heading/heading';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import * as styles from './section-header.css';

export interface SectionHeaderProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  heading: ReactNode;
  /** The heading's id, to name its section. */
  headingId?: string;
  level?: HeadingProps['level'];
  /** Links to the complete list. */
  action?: { text: ReactNode; href: string };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** A section's heading with the brand's rule and a link opposite. */
export function SectionHeader({
  heading,
  headingId,
  level = 2,
  action,
  linkAs,
  className,
  ...props
}: SectionHeaderProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <div {...props} className={clsx(styles.header, className)}>
      <Heading level={level} id={headingId} step="h2" ornament>
        {heading}
      </Heading>
      {action && (
        <Link as={link} variant="standalone" href={action.href} className={styles.action}>
          {action.text}
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}
