/** The shop's public address, without a trailing slash. */
export const shopOrigin = () => (process.env.SHOP_ORIGIN ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');

export const absoluteUrl = (path: string) => new URL(path, shopOrigin()).href;
