import type { ErrorItemOf } from '../../../platform/http/errors/api-error';
import type { CodeOf } from '../../../platform/http/errors/declare-errors';
import { errorItem } from '../../../platform/http/errors/error-body';
import type { dataErrors, RuleError } from './data-error';

/** The errors of a request whose data break a rule, with the path of each as its field. */
export function dataRefusals(
  faults: readonly RuleError[],
  culture: string,
): ErrorItemOf<CodeOf<typeof dataErrors>>[] {
  return faults.map(({ path, code, params }) => {
    const field = path.join('.');
    return errorItem({ code, params: { field, ...params }, field }, { culture });
  });
}
