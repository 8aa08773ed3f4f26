import type { App } from '../../../../platform/http/app';
import type { StoresContext } from '../../../stores';
import { endStaffSession } from './end-staff-session';
import { getStaffSession } from './get-staff-session';
import { listStaffSessions } from './list-staff-sessions';
import { logOutStaff } from './log-out-staff';
import { reauthenticateStaff } from './reauthenticate-staff';

/** Operations of a member's own session. */
export function staffSessionRoutes(app: App, context: StoresContext): void {
  getStaffSession(app, context);
  reauthenticateStaff(app, context);
  logOutStaff(app, context);
  listStaffSessions(app, context);
  endStaffSession(app, context);
}
