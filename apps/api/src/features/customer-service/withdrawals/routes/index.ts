import type { App } from '../../../../platform/http/app';
import type { StoresContext } from '../../../stores';
import { acceptWithdrawal } from './accept-withdrawal';
import { closeWithdrawal } from './close-withdrawal';
import { getWithdrawal } from './get-withdrawal';
import { listWithdrawals } from './list-withdrawals';
import { receiveWithdrawal } from './receive-withdrawal';

export function withdrawalRoutes(app: App, context: StoresContext): void {
  listWithdrawals(app, context);
  getWithdrawal(app, context);
  acceptWithdrawal(app, context);
  receiveWithdrawal(app, context);
  closeWithdrawal(app, context);
}
