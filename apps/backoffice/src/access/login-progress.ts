import type { components } from '@matchday/api-client';

/** A login whose password was right. */
export interface LoginProgress extends Pick<components['schemas']['StaffLoginStarted'], 'factors' | 'enrol'> {
  store: string;
}
