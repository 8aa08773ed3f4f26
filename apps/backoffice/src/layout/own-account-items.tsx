import DevicesIcon from '@mui/icons-material/Devices';
import KeyIcon from '@mui/icons-material/Key';
import { MenuItemLink, useUserMenu } from 'react-admin';
import { useText } from '../texts/use-text';

/** The entries of the person's own sessions and passkeys in the user menu. */
export function OwnSessionsItem() {
  const text = useText();
  const menu = useUserMenu();
  return (
    <MenuItemLink
      to="/sessions"
      primaryText={text('sessions.name')}
      leftIcon={<DevicesIcon />}
      onClick={menu?.onClose}
    />
  );
}

export function OwnPasskeysItem() {
  const text = useText();
  const menu = useUserMenu();
  return (
    <MenuItemLink
      to="/passkeys"
      primaryText={text('passkeys.name')}
      leftIcon={<KeyIcon />}
      onClick={menu?.onClose}
    />
  );
}
