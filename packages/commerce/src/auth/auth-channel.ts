import { createTabChannel, type TabChannel } from '../tab-channel';

/** Told to the other tabs after a login and after its end; their cookie says which. */
export type AuthMessage = 'changed';

export type AuthChannel = TabChannel<AuthMessage>;

/** Joins the tabs of one shop, which share the login. */
export const createAuthChannel = (): AuthChannel => createTabChannel('matchday-auth');
