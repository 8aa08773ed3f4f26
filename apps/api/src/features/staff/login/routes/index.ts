import type { App } from '../../../../platform/http/app';
import type { StoresContext } from '../../../stores';
import { acceptInvitation } from './accept-invitation';
import { confirmStaffLogin } from './confirm-staff-login';
import { enrolStaffTotp } from './enrol-staff-totp';
import { logInStaff } from './log-in-staff';

/** Operations before a session. */
export function staffLoginRoutes(app: App, context: StoresContext): void {
  logInStaff(app, context);
  enrolStaffTotp(app, context);
  confirmStaffLogin(app, context);
  acceptInvitation(app, context);
}
