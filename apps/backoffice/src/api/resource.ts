import type { GetListParams, GetListResult, RaRecord } from 'react-admin';

/** The data of one kind of record, from operations of the contract. What is missing cannot be done. */
export interface Resource {
  getList(params: GetListParams & { signal?: AbortSignal }): Promise<GetListResult>;
  getOne?(id: string): Promise<RaRecord>;
  create?(data: unknown): Promise<RaRecord>;
  update?(id: string, data: unknown): Promise<RaRecord>;
  remove?(id: string): Promise<void>;
}
