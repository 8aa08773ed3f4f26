import { currentSpan, inSpan } from '@matchday/telemetry';
import { traceHeaders } from '@matchday/telemetry/trace-parent';
import { routeOf } from '../gateway/route';

/**
 * Makes a call of the API as a span of its own, which the API goes on with. Without traces, it only makes the call.
 *
 * @param make makes the call with the headers that pass on the trace
 */
export function callInTrace(
  { method, pathname }: { method: string; pathname: string },
  make: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  const route = routeOf(method, pathname);
  const attributes = {
    'http.request.method': method,
    ...(route && { 'http.route': route.path, 'matchday.operation': route.operation }),
  };
  return inSpan(`call ${route?.operation ?? method}`, { kind: 'client', attributes }, async () => {
    const response = await make(traceHeaders(process.env.INVALIDATION_SECRET));
    currentSpan()?.set({ 'http.response.status_code': response.status });
    return response;
  });
}
