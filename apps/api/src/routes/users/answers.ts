import { Type } from 'typebox';
import { Meta } from '../../contract/meta';
import { Profile } from '../../contract/user';

/** The answer of calls that have nothing else to tell, and must not tell more. */
export const DoneAnswer = Type.Object({ success: Type.Literal(true) }, { title: 'DoneAnswer' });

export const ProfileAnswer = Type.Object({ meta: Meta, profile: Profile }, { title: 'ProfileAnswer' });

export const done = { success: true as const };
