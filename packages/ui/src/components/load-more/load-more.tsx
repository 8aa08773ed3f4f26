import { clsx } from 'clsx';
import type { ElementType, ReactNode } from 'react';
import { Button, ButtonLink } from '../button';
import { Text } from '../text';
import * as styles from './load-more.css';

export interface LoadMoreProps {
  /** The number of visible entries, and the total. */
  shown: number;
  total: number;
  /** The progress in words: "24 of 96 products". Announced when it changes. */
  status: ReactNode;
  /** "Show 24 more". */
  moreLabel: ReactNode;
  /** The address of the next page, for use without JavaScript. */
  href?: string;
  onMore?: () => void;
  pending?: boolean;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  className?: string;
}

/** Loads more of a list and shows the progress. */
export function LoadMore({
  shown,
  total,
  status,
  moreLabel,
  href,
  onMore,
  pending,
  linkAs,
  className,
}: LoadMoreProps) {
  const look = { variant: 'secondary', size: 'large' } as const;
  return (
    <div className={clsx(styles.more, className)}>
      <Text as="output" step="small" color="muted">
        {status}
      </Text>
      <progress aria-hidden value={shown} max={Math.max(total, 1)} className={styles.bar} />
      {shown < total &&
        (href === undefined ? (
          <Button {...look} pending={pending} onClick={onMore}>
            {moreLabel}
          </Button>
        ) : (
          <ButtonLink {...look} as={linkAs} href={href} rel="next" onClick={onMore}>
            {moreLabel}
          </ButtonLink>
        ))}
    </div>
  );
}
