import { STATUS_CODES } from 'node:http';
import type { Contract, Operation } from './contract';
import { moneyFaults } from './money-faults';

/** An answer as it was received. */
export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /** The parsed JSON; undefined for any other content. */
  body: Body;
  text: string;
}

interface Expectation {
  requestId: string;
  /** The currency of all amounts, if it is known. */
  currency: string | undefined;
}

/** How an answer violates what the contract says of all answers of its operation. */
export function answerFaults(
  contract: Contract,
  operation: Operation,
  answer: Answer,
  expected: Expectation,
): string[] {
  const { status, headers, body, text } = answer;
  const described = operation.responses[String(status)];
  if (!described) return [`the status ${status} is not in the contract`];
  const faults = contract.headerFaults(described, headers);
  const requestId = headers.get('x-request-id');
  if (requestId !== null && requestId !== expected.requestId)
    faults.push(`x-request-id is ${requestId}, not that of the request`);
  const types = Object.keys(described.content ?? {});
  if (types.length === 0) {
    if (text !== '') faults.push(`a ${status} has a body`);
    return faults;
  }
  const type = headers.get('content-type')?.split(';')[0] ?? 'none';
  if (!types.includes(type)) return [...faults, `the content type is ${type}`];
  if (type !== 'application/json') return faults;
  if (body === undefined) return [...faults, 'the body is not JSON'];
  const fault = contract.bodyFault(operation, status, type, body);
  if (fault !== undefined) return [...faults, fault];
  if (status >= 400) return [...faults, ...errorFaults(answer, described['x-error-codes'] ?? [])];
  return [...faults, ...metaFaults(body), ...(expected.currency ? moneyFaults(body, expected.currency) : [])];
}

interface ErrorBody {
  meta: { status: number };
  success: boolean;
  errors: { code: string; message: string }[];
  type: string;
  title: string;
  status: number;
  detail: string;
  requestId: string;
}

/** How an error violates the shape of S8 and RFC 9457, beyond its schema. */
function errorFaults({ status, headers, body }: Answer, codes: readonly string[]): string[] {
  const error = body as ErrorBody;
  const [first] = error.errors;
  if (!first) return [];
  const undeclared = error.errors.filter(({ code }) => !codes.includes(code)).map(({ code }) => code);
  const bad = error.errors.filter(({ message }) => message === '' || /[{}]/.test(message));
  const rules: [boolean, string][] = [
    [undeclared.length === 0, `the code ${undeclared.join(', ')} is not in the contract`],
    [
      bad.length === 0,
      `the message of ${bad.map(({ code }) => code).join(', ')} is empty or has a placeholder`,
    ],
    [error.meta.status === status, `meta.status is ${error.meta.status}, not ${status}`],
    [error.status === status, `status is ${error.status}, not ${status}`],
    [error.title === STATUS_CODES[status], `title is ${error.title}`],
    [error.type.endsWith(`:${first.code}`), `type is ${error.type}, but the first code ${first.code}`],
    [error.detail === first.message, 'detail is not the message of the first error'],
    [error.requestId === headers.get('x-request-id'), 'requestId is not that of the header'],
  ];
  return rules.flatMap(([holds, fault]) => (holds ? [] : [fault]));
}

/** A successful body may have a meta.status of its own: 301 of a redirect, 202 of an open payment. */
function metaFaults(body: unknown): string[] {
  const { meta } = body as { meta?: { status: number; redirect: string | null } };
  if (!meta) return [];
  if (![200, 202, 301].includes(meta.status)) return [`meta.status is ${meta.status}`];
  return (meta.status === 301) === (meta.redirect !== null) ? [] : ['meta.redirect does not fit meta.status'];
}
