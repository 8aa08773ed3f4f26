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

/** A phone has room for its icon, and cuts the name of the language off. */
const languageButton = {
  minWidth: 0,
  maxWidth: { xs: 36, sm: 'none' },
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  justifyContent: { xs: 'flex-start', sm: 'center' },
};

function Bar() {
  const session = useSession();
  return (
    <AppBar
      sx={{ '& .MuiButton-root': languageButton }}
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
        '&& .RaList-content': { overflowX: 'auto' },
      }}
    >
      {children}
      <IdentityDialog />
      <SessionEnd />
    </Layout>
  );
}
