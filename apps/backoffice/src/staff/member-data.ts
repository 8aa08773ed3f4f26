import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

type Schemas = components['schemas'];
export type Member = Schemas['StaffMember'];
export type Role = Schemas['StaffRole'];
export type NewMember = Schemas['NewStaffMember'];

export const roles = [
  'owner',
  'merchandiser',
  'editor',
  'warehouse',
  'customerService',
  'readOnly',
] as const satisfies readonly Role[];

/** The staff of the store: all of them on one page. */
export const members: Resource = {
  async getList({ signal }) {
    const { staff } = dataOf(await api.GET('/api/admin/staff', { signal }));
    return { data: staff, total: staff.length };
  },
  async create(data) {
    return dataOf(await api.POST('/api/admin/staff', { body: data as NewMember })).member;
  },
  async update(id, data) {
    const { role } = data as { role: Role };
    return dataOf(await api.PATCH('/api/admin/staff/{id}', { params: { path: { id } }, body: { role } }))
      .member;
  },
  async remove(id) {
    await api.DELETE('/api/admin/staff/{id}', { params: { path: { id } } });
  },
};
