import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Text } from '../text/text';
import * as styles from './definition-list.css';

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children' | 'color'> {
  items: readonly { term: string; description: ReactNode }[];
}

/** Terms with their values: composition, care, manufacturer. */
export function DefinitionList({ items, className, ...props }: DefinitionListProps) {
  return (
    <Text as="dl" step="small" {...props} className={clsx(styles.list, className)}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </Text>
  );
}
