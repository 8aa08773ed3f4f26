import { Type } from 'typebox';
import { Id } from '../../../platform/http/schema';

export const IdParams = Type.Object({ id: Id });
