'use client';

import { Menu as AriaMenu, MenuItem, Popover, Separator } from 'react-aria-components/Menu';
import { ClientNavigation, type Navigate } from '../../client-navigation';
import { panel } from '../../overlay-panel.css';
import type { OverlayState } from '../../overlay-trigger';
import { PageLocale } from '../../page-locale';
import { Icon, type IconName } from '../icon';
import * as styles from './menu.css';

export interface MenuEntry {
  id: string;
  text: string;
  icon?: IconName;
  /** Makes the entry a link. */
  href?: string;
  onSelect?: () => void;
  /** The entry is the current page. */
  current?: boolean;
  disabled?: boolean;
  /** Shows a line above the entry. */
  separated?: boolean;
}

export interface MenuContent {
  /** Names the menu: "Account". */
  label: string;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** Follows links within the application; otherwise the browser does. */
  navigate?: Navigate;
}

export interface MenuPanelProps extends MenuContent {
  overlay: OverlayState;
}

const entry = ({ id, text, icon, href, onSelect, current, disabled, separated }: MenuEntry) => [
  separated && <Separator key={`above ${id}`} className={styles.separator} />,
  <MenuItem
    key={id}
    id={id}
    href={href}
    textValue={text}
    isDisabled={disabled}
    onAction={onSelect}
    className={styles.entry}
    render={(props) =>
      'href' in props ? (
        <a {...props} aria-current={current ? 'page' : undefined}>
          {props.children}
        </a>
      ) : (
        <div {...props} />
      )
    }
  >
    {icon && <Icon name={icon} />}
    {text}
  </MenuItem>,
];

export default function MenuPanel({
  overlay,
  label,
  entries,
  placement = 'bottom start',
  navigate,
}: MenuPanelProps) {
  return (
    <PageLocale>
      <ClientNavigation navigate={navigate}>
        <Popover
          aria-label={label}
          triggerRef={overlay.trigger.ref}
          isOpen={overlay.open}
          onOpenChange={overlay.setOpen}
          placement={placement}
          className={panel}
        >
          <AriaMenu
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that opens takes focus
            autoFocus="first"
            onClose={() => overlay.setOpen(false)}
            className={styles.menu}
          >
            {entries.map(entry)}
          </AriaMenu>
        </Popover>
      </ClientNavigation>
    </PageLocale>
  );
}
