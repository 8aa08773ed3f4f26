import DevicesIcon from '@mui/icons-material/Devices';
import KeyIcon from '@mui/icons-material/Key';
import type { ReactElement } from 'react';
import { MenuItemLink, useUserMenu } from 'react-admin';
import { useText } from '../texts/use-text';

function AccountItem({ to, name, icon }: { to: string; name: string; icon: ReactElement }) {
  const menu = useUserMenu();
  return <MenuItemLink to={to} primaryText={name} leftIcon={icon} onClick={menu?.onClose} />;
}

/** The entry of the person's own sessions in the user menu. */
export function OwnSessionsItem() {
  const text = useText();
  return <AccountItem to="/sessions" name={text('sessions.name')} icon={<DevicesIcon />} />;
}

/** The entry of the person's own passkeys in the user menu. */
export function OwnPasskeysItem() {
  const text = useText();
  return <AccountItem to="/passkeys" name={text('passkeys.name')} icon={<KeyIcon />} />;
}
