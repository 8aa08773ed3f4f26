import { impossiblePeriods } from '../../stores';
import type { StoreData } from '../store-data';
import { dataError, type RuleError } from './data-error';

/** Whether no method of a list is on. A store without methods is not open yet. */
export const areAllOff = (methods: readonly { isActive?: boolean }[]): boolean =>
  methods.length > 0 && methods.every(({ isActive }) => isActive === false);

/** Checks that shoppers can choose a method of each kind, and that the hours of customer service are possible. */
export function checkSettings({ store, shippingMethods, paymentMethods }: StoreData): RuleError[] {
  return [
    ...(areAllOff(shippingMethods) ? [dataError(['shippingMethods', 0, 'isActive'], 'LastMethod')] : []),
    ...(areAllOff(paymentMethods) ? [dataError(['paymentMethods', 0, 'isActive'], 'LastMethod')] : []),
    ...impossiblePeriods(store.serviceHours ?? []).map((index) =>
      dataError(['store', 'serviceHours', index, 'closes'], 'ImpossibleHours'),
    ),
  ];
}
