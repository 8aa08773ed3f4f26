import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tone } from '../../theme/tone.css';
import { Container } from '../container/container';
import * as styles from './site-header.css';

export interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The club's logo, linked to the front page. */
  logo: ReactNode;
  /** The main navigation; hidden below 1024 px. */
  navigation?: ReactNode;
  /** The burger button; shown below 1024 px. */
  menu?: ReactNode;
  /** Search, account, basket. */
  actions?: ReactNode;
}

/** The header of every page. It is sticky unless the window is low. Its height is `var(--header-height)`. */
export function SiteHeader({ logo, navigation, menu, actions, className, ...props }: SiteHeaderProps) {
  return (
    <header {...props} className={clsx(tone.header, styles.header, className)}>
      <Container width="wide" className={styles.row}>
        <div className={styles.menu}>{menu}</div>
        <div className={styles.logo}>{logo}</div>
        <div className={styles.navigation}>{navigation}</div>
        <div className={styles.actions}>{actions}</div>
      </Container>
    </header>
  );
}
