export { openErrors, openWithdrawal, settleWithdrawal } from './withdrawals/change-withdrawal';
export { ListedWithdrawal } from './withdrawals/contract';
export { findWithdrawal } from './withdrawals/queries';
export { listWithdrawalsOf } from './withdrawals/withdrawal-view';
