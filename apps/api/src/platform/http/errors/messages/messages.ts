import type { en } from './en';

export type ErrorCode = keyof typeof en;
export type Messages = Readonly<Record<ErrorCode, string>>;
