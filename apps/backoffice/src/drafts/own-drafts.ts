import { addressedStore } from '../address';
import { Drafts } from './drafts';

/** The drafts of this tab. They survive a reload and a new login, and end with the tab. */
export const ownDrafts = new Drafts(window.sessionStorage, addressedStore ?? '');
