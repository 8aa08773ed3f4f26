export { openErrors, openWithdrawal, settleWithdrawal } from './change-withdrawal';
export { ListedWithdrawal } from './contract';
export { findWithdrawal } from './queries';
export { listWithdrawalsOf } from './withdrawal-view';
