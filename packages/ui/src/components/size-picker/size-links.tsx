import type { ElementType } from 'react';
import * as styles from './size-picker.css';

export interface Size {
  value: string;
  /** The visible text: "M". */
  label: string;
  /** The accessible name, if different: "M, sold out". */
  name?: string;
  /** The page with this size chosen. */
  href?: string;
  /** `sold-out` cannot be chosen, `preorder` ships later. */
  state?: 'available' | 'sold-out' | 'preorder';
}

export interface SizeLinksProps {
  sizes: readonly Size[];
  value: string | null;
  linkAs?: ElementType;
}

/** The sizes that have a page, as links to it. */
export function SizeLinks({ sizes, value, linkAs }: SizeLinksProps) {
  const Link: ElementType = linkAs ?? 'a';
  return (
    <ul className={styles.sizes}>
      {sizes.map((size) => (
        <li key={size.value}>
          <Link
            href={size.href}
            aria-label={size.name}
            aria-current={size.value === value || undefined}
            data-state={size.state}
            className={styles.size}
          >
            {size.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
