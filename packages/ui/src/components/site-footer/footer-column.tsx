import type { ElementType } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import { Heading } from '../heading/heading';
import { Link } from '../link/link';
import { Text } from '../text/text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './site-footer.css';

export interface FooterLink {
  text: string;
  url: string;
  target?: string;
}

export interface FooterSection {
  headline: string;
  links: readonly FooterLink[];
}

export interface FooterColumnProps extends FooterSection {
  newWindowLabel: string;
  linkAs?: ElementType;
}

/** A section of links: a disclosure on narrow screens, always open on wide ones. */
export function FooterColumn({ headline, links, newWindowLabel, linkAs }: FooterColumnProps) {
  const link: ElementType = linkAs ?? 'a';
  const list = (
    <Text as="ul" step="small">
      {links.map(({ text, url, target }) => (
        <li key={url}>
          <Link as={link} variant="plain" href={url} target={target} className={styles.link}>
            {text}
            {target === '_blank' && <VisuallyHidden> ({newWindowLabel})</VisuallyHidden>}
          </Link>
        </li>
      ))}
    </Text>
  );
  return (
    <>
      <Disclosure title={headline} level={2} className={styles.narrow}>
        {list}
      </Disclosure>
      <div className={styles.wide}>
        <Heading level={2} step="h4" className={styles.headline}>
          {headline}
        </Heading>
        {list}
      </div>
    </>
  );
}
