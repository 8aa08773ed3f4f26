export type { CustomerMessage, Withdrawal, Withdrawer } from './mail-data';
