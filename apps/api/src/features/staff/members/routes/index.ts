import type { App } from '../../../../platform/http/app';
import type { StoresContext } from '../../../stores';
import { changeStaffRole } from './change-staff-role';
import { inviteOwner } from './invite-owner';
import { inviteStaff } from './invite-staff';
import { listStaff } from './list-staff';
import { removeStaff } from './remove-staff';

export function staffMemberRoutes(app: App, context: StoresContext): void {
  inviteOwner(app, context);
  listStaff(app, context);
  inviteStaff(app, context);
  changeStaffRole(app, context);
  removeStaff(app, context);
}
