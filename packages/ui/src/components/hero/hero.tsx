import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tone } from '../../theme/tone.css';
import { Container } from '../container';
import { Heading } from '../heading';
import { Picture, type PictureProps } from '../picture';
import { Text } from '../text';
import * as styles from './hero.css';

export interface HeroProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Without one the brand's pattern fills the place. */
  picture?: PictureProps;
  eyebrow?: ReactNode;
  heading: ReactNode;
  /** The heading's place in the document's outline. */
  level?: 1 | 2;
  text?: ReactNode;
  /** One or two button links. */
  actions?: ReactNode;
  /** `overlay` sets the text over the picture where there is room, `split` beside it. */
  layout?: keyof typeof styles.layout;
}

/** The opening of a page: one picture, one message, one way on. */
export function Hero({
  picture,
  eyebrow,
  heading,
  level = 1,
  text,
  actions,
  layout = 'overlay',
  className,
  ...props
}: HeroProps) {
  return (
    <section
      {...props}
      data-picture={picture !== undefined || undefined}
      className={clsx(tone.brand, styles.hero, styles.layout[layout], className)}
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
