import { Type } from 'typebox';
import { Meta } from '../../../platform/contract/meta';
import { Profile } from '../contract';

/** The response of operations that must not reveal more. */
export const DoneAnswer = Type.Object({ success: Type.Literal(true) }, { title: 'DoneAnswer' });

export const ProfileAnswer = Type.Object({ meta: Meta, profile: Profile }, { title: 'ProfileAnswer' });

export const done = { success: true as const };
