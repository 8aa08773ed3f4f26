/** A request on its way to the back end. */
export interface PassingRequest {
  /** Id of the operation; undefined if the contract has none for it. */
  operation: string | undefined;
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  text: string;
}

/** An answer on its way to the client. */
export interface PassingAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

type Forward = (request: PassingRequest) => Promise<PassingAnswer>;

/** A fault that a proxy plants into an API. */
export interface PlantedFault {
  name: string;
  /** Answers a request, with or without the back end. `memory` lives as long as the fault is planted. */
  respond(request: PassingRequest, forward: Forward, memory: Map<string, string>): Promise<PassingAnswer>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- a fault changes a body of any shape
export type Body = any;

/** A change of the body of successful answers. */
export function inAnswer(name: string, operation: string, change: (body: Body) => unknown): PlantedFault {
  return onAnswer(name, operation, (answer) => {
    if (answer.status !== 200 || answer.text === '') return answer;
    const body: Body = JSON.parse(answer.text);
    change(body);
    return { ...answer, text: JSON.stringify(body) };
  });
}

/** A change of every answer of an operation. */
export function onAnswer(
  name: string,
  operation: string | undefined,
  change: (answer: PassingAnswer, request: PassingRequest) => PassingAnswer,
): PlantedFault {
  return {
    name,
    respond: async (request, forward) => {
      const answer = await forward(request);
      return operation === undefined || request.operation === operation ? change(answer, request) : answer;
    },
  };
}

/** A change of every request of an operation. */
export function onRequest(
  name: string,
  operation: string | undefined,
  change: (request: PassingRequest) => PassingRequest,
): PlantedFault {
  return {
    name,
    respond: (request, forward) =>
      forward(operation === undefined || request.operation === operation ? change(request) : request),
  };
}

/** A header of the request that the API does not know. */
export const withoutHeader = (name: string, operation: string | undefined, header: string): PlantedFault =>
  onRequest(name, operation, ({ headers, ...request }) => {
    const { [header]: _ignored, ...others } = headers;
    return { ...request, headers: others };
  });

/** A change of the JSON body of a request. */
export const inRequest = (name: string, operation: string, change: (body: Body) => unknown): PlantedFault =>
  onRequest(name, operation, (request) => {
    const body: Body = parsed(request.text);
    if (body === undefined) return request;
    change(body);
    return { ...request, text: JSON.stringify(body) };
  });

export function parsed(text: string): Body {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The first code of an error. */
export const codeOf = ({ text }: PassingAnswer): unknown => parsed(text)?.errors?.[0]?.code;
