import { createTabChannel, type TabChannel } from '../tab-channel';

/** Sent to the other tabs after a login or logout; their cookie shows which. */
export type AuthMessage = 'changed';

export type AuthChannel = TabChannel<AuthMessage>;

/** Connects the tabs of one shop, which share the login. */
export const createAuthChannel = (): AuthChannel => createTabChannel('matchday-auth');
