/** The shop API's address, without a trailing slash. Read when the server runs, so that one build runs in every environment. */
export const apiUrl = () => (process.env.API_URL ?? 'http://127.0.0.1:4000').replace(/\/+$/, '');
