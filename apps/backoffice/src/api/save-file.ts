import { readFile } from './api';

/** Downloads a file of the store under a name. */
export async function saveFile(path: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await readFile(path));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
