import { lazy } from 'react';
import { Admin, AdminContext, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { authProvider } from './access/auth-provider';
import { InvitationPage } from './access/invitation-page';
import { LoginPage } from './access/login-page';
import { addressedStore, isInvitation } from './address';
import { dataProvider } from './api/data-provider';
import { AuditList } from './audit/audit-list';
import { ImportPage } from './imports/import-page';
import { BackOfficeLayout } from './layout/back-office-layout';
import { FirstPage } from './layout/first-page';
import { MessageList } from './messages/message-list';
import { MessagePage } from './messages/message-page';
import { OrderList } from './orders/order-list';
import { OrderPage } from './orders/order-page';
import { PackingSlipPage } from './orders/packing-slip';
import { PageList } from './pages/page-list';
import { PagePage } from './pages/page-page';
import { DraftList } from './products/drafts/draft-list';
import { DraftPage, NewDraftPage } from './products/drafts/draft-page';
import { ProductList } from './products/product-list';
import { ProductPage } from './products/product-page';
import { queryClient } from './query-client';
import { RedirectList } from './settings/redirect-list';
import { SettingsPage } from './settings/settings-page';
import { ShippingMethodPage } from './settings/shipping-method-page';
import { TextList } from './shop-texts/text-list';
import { TextPage } from './shop-texts/text-page';
import { NewPlayerPage, PlayerPage } from './squad/player-page';
import { PrintsPage } from './squad/print-page';
import { SquadList } from './squad/squad-list';
import { OwnPasskeys } from './staff/own-passkeys';
import { OwnSessions } from './staff/own-sessions';
import { StaffList } from './staff/staff-list';
import { StockList } from './stock/stock-list';
import { StockPage } from './stock/stock-page';
import { i18nProvider } from './texts/i18n';
import { darkTheme, lightTheme } from './theme';
import { VoucherList } from './vouchers/voucher-list';
import { VoucherPage } from './vouchers/voucher-page';
import { WithdrawalList } from './withdrawals/withdrawal-list';
import { WithdrawalPage } from './withdrawals/withdrawal-page';

/** Loaded when it is opened, because of its charts. */
const FiguresPage = lazy(async () => ({ default: (await import('./figures/figures-page')).FiguresPage }));

const narrow = 1100;
const sidebar = 'RaStore.sidebar.open';
// On a small screen, the menu shows icons only until it is opened.
if (window.innerWidth < narrow && window.localStorage.getItem(sidebar) === null)
  window.localStorage.setItem(sidebar, 'false');

const look = { i18nProvider, theme: lightTheme, lightTheme, darkTheme, store: localStorageStore() };

/** The back office of the store in the address. Without one, only the login. */
export function App() {
  if (addressedStore === undefined)
    return <AdminContext {...look}>{isInvitation ? <InvitationPage /> : <LoginPage />}</AdminContext>;
  return (
    <BrowserRouter basename={`/${addressedStore}`}>
      <Admin
        {...look}
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        layout={BackOfficeLayout}
        loginPage={LoginPage}
        requireAuth
        disableTelemetry
      >
        <Resource name="orders" list={OrderList} show={OrderPage} />
        <Resource name="withdrawals" list={WithdrawalList} show={WithdrawalPage} />
        <Resource name="messages" list={MessageList} show={MessagePage} />
        <Resource name="products" list={ProductList} edit={ProductPage} />
        <Resource name="drafts" list={DraftList} create={NewDraftPage} edit={DraftPage} />
        <Resource name="stock" list={StockList} show={StockPage} />
        <Resource name="vouchers" list={VoucherList} show={VoucherPage} />
        <Resource name="squad" list={SquadList} create={NewPlayerPage} edit={PlayerPage} />
        <Resource name="pages" list={PageList} edit={PagePage} />
        <Resource name="texts" list={TextList} />
        <Resource name="redirects" list={RedirectList} />
        <Resource name="staff" list={StaffList} />
        <Resource name="audit" list={AuditList} />
        <CustomRoutes>
          <Route path="/" element={<FirstPage />} />
          <Route path="/orders/:id/packing-slip" element={<PackingSlipPage />} />
          <Route path="/prints" element={<PrintsPage />} />
          <Route path="/figures" element={<FiguresPage />} />
          <Route path="/texts/:culture/:alias" element={<TextPage />} />
          <Route path="/settings" element={<SettingsPage />} />
          <Route path="/settings/delivery/:id" element={<ShippingMethodPage />} />
          <Route path="/imports" element={<ImportPage />} />
          <Route path="/passkeys" element={<OwnPasskeys />} />
          <Route path="/sessions" element={<OwnSessions />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
