/** Next generates these getters from the folders of a shell's `app`. */
declare module 'next/root-params' {
  export function culture(): Promise<string>;
}
