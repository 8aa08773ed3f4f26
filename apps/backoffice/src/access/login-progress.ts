import type { components } from '@matchday/api-client';

/** A login whose password was right. */
export interface LoginProgress extends Pick<components['schemas']['StaffLoginStarted'], 'factors' | 'enrol'> {
  store: string;
}

/** What the API's calls take as the token of the first step. The server of the back office puts in the one it keeps. */
export const keptLoginToken = '';
