/** Errors that the gateway of a shop sends itself, in the shape of an ErrorBody. The shop's client is generated from them. */
export const gatewayErrors = {
  MalformedRequest: { status: 400, description: 'The path of the request is malformed' },
  Forbidden: {
    status: 403,
    description: "The call changes something, and does not come from the shop's own page",
  },
  NotFound: { status: 404, description: 'No operation of the contract has this method and path' },
  TooLarge: { status: 413, description: 'The body is larger than 64 KB' },
  NoAnswer: { status: 502, description: 'The API does not respond; 504 if it takes longer than 15 seconds' },
} as const;
