import DevicesIcon from '@mui/icons-material/Devices';
import { MenuItemLink, useUserMenu } from 'react-admin';
import { useText } from '../texts/use-text';

/** The entry of the person's own sessions in the user menu. */
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
