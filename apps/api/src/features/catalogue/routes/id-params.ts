import { Type } from 'typebox';
import { Id } from '../../../platform/contract/schema';

export const IdParams = Type.Object({ id: Id });
