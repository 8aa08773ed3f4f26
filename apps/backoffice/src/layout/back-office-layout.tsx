import { Typography } from '@mui/material';
import {
  AppBar,
  Layout,
  type LayoutProps,
  LocalesMenuButton,
  Logout,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
} from 'react-admin';
import { IdentityDialog } from '../access/identity-dialog';
import { SessionEnd } from '../access/session-end';
import { useSession } from '../access/use-session';
import { languages } from '../texts/languages';
import { BackOfficeMenu } from './back-office-menu';
import { OwnPasskeysItem, OwnSessionsItem } from './own-account-items';

function Bar() {
  const session = useSession();
  return (
    <AppBar
      sx={{ '& .MuiButton-root': { fontSize: { xs: 0, sm: 'inherit' }, minWidth: 0 } }}
      toolbar={
        <>
          <LocalesMenuButton languages={[...languages]} />
          <ToggleThemeButton />
        </>
      }
      userMenu={
        <UserMenu>
          <OwnPasskeysItem />
          <OwnSessionsItem />
          <Logout />
        </UserMenu>
      }
    >
      <Typography
        component="span"
        sx={{ fontWeight: 600, pr: 2, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'inline' } }}
      >
        {session?.store.name}
      </Typography>
      <TitlePortal component="h1" />
    </AppBar>
  );
}

export function BackOfficeLayout({ children, ...rest }: LayoutProps) {
  return (
    <Layout
      {...rest}
      appBar={Bar}
      menu={BackOfficeMenu}
      sx={{
        minWidth: 0,
        '& .RaLayout-content': { px: 2, pb: 4, minWidth: 0 },
        '&& .RaList-main': { minWidth: 0 },
        '&& .RaList-content, && .RaDataTable-tableWrapper': { overflowX: 'auto' },
      }}
    >
      {children}
      <IdentityDialog />
      <SessionEnd />
    </Layout>
  );
}
