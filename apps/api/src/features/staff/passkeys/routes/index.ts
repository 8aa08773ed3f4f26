import type { App } from '../../../../platform/http/app';
import type { StoresContext } from '../../../stores';
import { addStaffPasskey } from './add-staff-passkey';
import { enrolStaffPasskey } from './enrol-staff-passkey';
import { listStaffPasskeys } from './list-staff-passkeys';
import { logInStaffWithPasskey } from './log-in-staff-with-passkey';
import { reauthenticateStaffWithPasskey } from './reauthenticate-staff-with-passkey';
import { removeStaffPasskey } from './remove-staff-passkey';
import { startStaffConfirmation } from './start-staff-confirmation';
import { startStaffPasskey } from './start-staff-passkey';
import { startStaffPasskeyEnrolment } from './start-staff-passkey-enrolment';
import { startStaffPasskeyLogin } from './start-staff-passkey-login';

export function staffPasskeyRoutes(app: App, context: StoresContext): void {
  startStaffPasskeyLogin(app, context);
  logInStaffWithPasskey(app, context);
  startStaffPasskeyEnrolment(app, context);
  enrolStaffPasskey(app, context);
  listStaffPasskeys(app, context);
  startStaffPasskey(app, context);
  addStaffPasskey(app, context);
  removeStaffPasskey(app, context);
  startStaffConfirmation(app, context);
  reauthenticateStaffWithPasskey(app, context);
}
