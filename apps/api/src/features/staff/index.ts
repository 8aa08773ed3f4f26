export {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  hashBearerToken,
  keyOf,
  operatorErrors,
  operatorSecurity,
  requireKey,
  requireOperator,
  requireScope,
} from './authorise';
export type { Scope } from './contract';
export type { AdminKey } from './queries';
