import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { tone as tones } from '../../theme/tone.css';
import { Container } from '../container/container';
import { Icon, type IconProps } from '../icon/icon';
import { Link } from '../link/link';
import { Text } from '../text/text';
import * as styles from './usps.css';

export interface Usp {
  text: string;
  icon?: IconProps['name'];
  /** Replaces the icon. */
  image?: ReactNode;
  href?: string;
  target?: string;
  /** On a phone, a bar shows only the items with this flag. */
  showOnMobile?: boolean;
}

export interface UspsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Makes it a landmark with this name, which must be unique on the page. */
  label?: string;
  usps: readonly Usp[];
  /** `bar` is a slim row above the header, `panel` a separate row with larger icons. */
  variant?: 'bar' | 'panel';
  tone?: keyof typeof tones;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** The shop's selling points: delivery, returns, payment. */
export function Usps({ label, usps, variant = 'bar', tone, linkAs, className, ...props }: UspsProps) {
  const link: ElementType = linkAs ?? 'a';
  return (
    <section
      {...props}
      aria-label={label}
      data-variant={variant}
      className={clsx(styles.usps, tone && tones[tone], className)}
    >
      <Container width="wide">
        <Text as="ul" step={variant === 'bar' ? 'caption' : 'small'} className={styles.list}>
          {usps.map(({ text, icon = 'check', image, href, target, showOnMobile }) => (
            <li key={text} data-mobile={showOnMobile || undefined} className={styles.item}>
              {image ?? <Icon name={icon} className={styles.icon} />}
              {href === undefined ? (
                text
              ) : (
                <Link as={link} variant="plain" href={href} target={target} className={styles.link}>
                  {text}
                </Link>
              )}
            </li>
          ))}
        </Text>
      </Container>
    </section>
  );
}
