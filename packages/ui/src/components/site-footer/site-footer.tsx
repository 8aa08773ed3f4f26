import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { tone } from '../../theme/tone.css';
import { Container } from '../container/container';
import { Text } from '../text/text';
import { FooterColumn, type FooterSection } from './footer-column';
import * as styles from './site-footer.css';

export type { FooterLink, FooterSection } from './footer-column';

export interface SiteFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** A row of `Usps` above the rest. */
  usps?: ReactNode;
  logo?: ReactNode;
  /** Name, address and registration of the company. */
  company?: ReactNode;
  sections?: readonly FooterSection[];
  /** A form or image next to the sections. */
  aside?: ReactNode;
  copyright: ReactNode;
  /** Shown opposite the copyright line: the language picker. */
  end?: ReactNode;
  /** Read after links that open a new window. */
  newWindowLabel: string;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
}

/** The footer of every page. Below 1024 px its sections open and close (S2.44). */
export function SiteFooter({
  usps,
  logo,
  company,
  sections,
  aside,
  copyright,
  end,
  newWindowLabel,
  linkAs,
  className,
  ...props
}: SiteFooterProps) {
  return (
    <footer {...props} className={clsx(tone.footer, styles.footer, className)}>
      {usps}
      <Container width="wide">
        <div className={styles.main}>
          <div className={styles.about}>
            {logo !== undefined && <div className={styles.logo}>{logo}</div>}
            {company !== undefined && (
              <Text as="div" step="small" color="muted">
                {company}
              </Text>
            )}
          </div>
          <div className={styles.sections}>
            {sections?.map((section) => (
              <FooterColumn
                key={section.headline}
                {...section}
                newWindowLabel={newWindowLabel}
                linkAs={linkAs}
              />
            ))}
          </div>
          {aside !== undefined && <div>{aside}</div>}
        </div>
        <div className={styles.end}>
          <Text step="caption" color="muted">
            {copyright}
          </Text>
          {end}
        </div>
      </Container>
    </footer>
  );
}
