import { Type } from 'typebox';
import { Id } from '../../contract/schema';

export const IdParams = Type.Object({ id: Id });
