import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tone } from '../../theme/tone.css';
import { Container } from '../container/container';
import { Heading } from '../heading/heading';
import { Text } from '../text/text';
import * as styles from './error-page.css';

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The status in large type: 404. */
  code?: ReactNode;
  heading: ReactNode;
  text?: ReactNode;
  /** A link to the front page. */
  actions?: ReactNode;
}

/** A whole page that explains an error. */
export function ErrorPage({ code, heading, text, actions, className, ...props }: ErrorPageProps) {
  return (
    <section {...props} className={clsx(tone.brand, styles.page, className)}>
      <Container width="wide" className={styles.content}>
        {code !== undefined && (
          <span aria-hidden className={styles.code}>
            {code}
          </span>
        )}
        <Heading level={1}>{heading}</Heading>
        {text !== undefined && <Text step="lead">{text}</Text>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </Container>
    </section>
  );
}
