export { changedFields } from './audit-log/changed-fields';
export { changeRecorder, type RecordChange, recordEntry } from './audit-log/record-change';
export {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  hashBearerToken,
  isStaffCall,
  keyOf,
  operatorErrors,
  operatorSecurity,
  requireKey,
  requireOperator,
  requireScope,
} from './authorise';
export { adminActor, type Caller } from './caller';
export type { Scope } from './contract';
export { reauthenticationErrors, refundCheck } from './sessions/reauthentication';
