import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

/** A whole record. react-admin's own hook would first show the record of the list, which has fewer fields. */
export function useRecord<Whole extends RaRecord>(resource: string, id: string) {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [resource, 'whole', id],
    queryFn: async () => (await dataProvider.getOne<Whole>(resource, { id })).data,
    refetchOnWindowFocus: false,
  });
}
