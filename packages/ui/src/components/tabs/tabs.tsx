'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { PageLocale } from '../../page-locale';
import * as styles from './tabs.css';

export interface TabItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** Names the choice: "Product details". */
  label: string;
  tabs: readonly TabItem[];
  /** The current tab; set `onSelect` with it. Without it, the first tab is shown initially. */
  selected?: string;
  onSelect?: (id: string) => void;
  className?: string;
}

/** Alternative contents, one visible at a time. Arrow keys move between the tabs. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  return (
    <PageLocale>
      <AriaTabs
        selectedKey={selected}
        onSelectionChange={onSelect && ((key) => onSelect(String(key)))}
        className={clsx(styles.tabs, className)}
      >
        <TabList aria-label={label} className={styles.list}>
          {tabs.map(({ id, title, disabled }) => (
            <Tab key={id} id={id} isDisabled={disabled} className={styles.tab}>
              {title}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} id={id} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </AriaTabs>
    </PageLocale>
  );
}
