import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tone } from '../../theme/tone.css';
import { Container } from '../container/container';
import { Heading } from '../heading/heading';
import { Picture, type PictureProps } from '../picture/picture';
import { Text } from '../text/text';
import * as styles from './hero.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Without an image, the brand's pattern is shown. */
  picture?: PictureProps;
  eyebrow?: ReactNode;
  heading: ReactNode;
  /** The heading level. */
  level?: 1 | 2;
  text?: ReactNode;
  /** One or two button links. */
  actions?: ReactNode;
}

/** The opening of a page: one image, one message, one call to action. The brand defines the layout. */
export function Hero({
  picture,
  eyebrow,
  heading,
  level = 1,
  text,
  actions,
  className,
  ...props
}: HeroProps) {
  return (
    <section
      {...props}
      data-picture={picture !== undefined || undefined}
      className={clsx(tone.hero, styles.hero, className)}
    >
      {picture && (
        <div className={styles.media}>
          <Picture priority {...picture} frame="fill" />
        </div>
      )}
      <Container width="wide" className={styles.place}>
        <div className={styles.content}>
          {eyebrow !== undefined && <Text step="label">{eyebrow}</Text>}
          <Heading level={level} step="display">
            {heading}
          </Heading>
          {text !== undefined && (
            <Text step="lead" className={styles.text}>
              {text}
            </Text>
          )}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      </Container>
    </section>
  );
}
