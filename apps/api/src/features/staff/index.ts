export {
  AdminHeaders,
  adminKeySecurity,
  hashBearerToken,
  keyOf,
  operatorSecurity,
  requireKey,
  requireOperator,
  requireScope,
} from './authorise';
export type { Scope } from './contract';
export type { AdminKey } from './queries';
