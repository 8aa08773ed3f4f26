import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import type { StoresContext } from '../../stores';
import type { AddressRecords } from '../personal-data/collect';
import { authenticate } from './authenticate';
import { confirmEmail } from './confirm-email';
import { deleteAccountOperation } from './delete-account';
import { endCustomerSessions } from './end-customer-sessions';
import { endMySession } from './end-my-session';
import { endOtherSessions } from './end-other-sessions';
import { endStoreSessions } from './end-store-sessions';
import { exportMyData } from './export-my-data';
import { finishPasskeyRegistration } from './finish-passkey-registration';
import { forgotPassword } from './forgot-password';
import { getMyInvoicePdf } from './get-my-invoice-pdf';
import { getMyOrder } from './get-my-order';
import { getProfile } from './get-profile';
import { listMyInvoices } from './list-my-invoices';
import { listMyOrders } from './list-my-orders';
import { listMyPasskeys } from './list-my-passkeys';
import { listMySessions } from './list-my-sessions';
import { logInWithPasskeyOperation } from './log-in-with-passkey';
import { logOut } from './log-out';
import { recordConsent } from './record-consent';
import { register } from './register';
import { removePasskey } from './remove-passkey';
import { resetPassword } from './reset-password';
import { startPasskeyLogin } from './start-passkey-login';
import { startPasskeyRegistration } from './start-passkey-registration';
import { updateProfile } from './update-profile';

export function accountRoutes(app: App, context: Context): void {
  register(app, context);
  confirmEmail(app, context);
  forgotPassword(app, context);
  resetPassword(app, context);
  startPasskeyLogin(app, context);
  logInWithPasskeyOperation(app, context);
  recordConsent(app, context);
}

/**
 * Operations of the logged-in customer.
 * @param records what the features that depend on customers store about an address
 */
export function profileRoutes(app: App, context: Context, records: AddressRecords): void {
  getProfile(app, context);
  updateProfile(app, context);
  deleteAccountOperation(app, context, records.erase);
  exportMyData(app, context, records);
  listMyOrders(app, context);
  getMyOrder(app, context);
  listMyInvoices(app, context);
  getMyInvoicePdf(app, context);
  listMySessions(app, context);
  endMySession(app, context);
  endOtherSessions(app, context);
  listMyPasskeys(app, context);
  startPasskeyRegistration(app, context);
  finishPasskeyRegistration(app, context);
  removePasskey(app, context);
}

/** Operations of the store's staff. */
export function customerStaffRoutes(app: App, context: Context & StoresContext): void {
  endCustomerSessions(app, context);
  endStoreSessions(app, context);
}

/** Operations whose body may be a form. */
export function sessionRoutes(forms: App, context: Context): void {
  authenticate(forms, context);
  logOut(forms, context);
}
