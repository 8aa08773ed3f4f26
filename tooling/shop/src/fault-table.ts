import Table from 'cli-table3';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';

/** A fault in a file, as reported by the API. */
export interface FileFault {
  line: number | null;
  column: string;
  message: string;
}

/** A table of a file's faults with line numbers. In JSON, the line is found by the fault's path. */
export function faultTable(file: string, content: string, faults: readonly FileFault[]): string {
  const lineOf = file.endsWith('.json') ? lineIn(content) : () => null;
  const table = new Table({
    head: ['file', 'column', 'problem'],
    style: { head: [], border: [] },
    wordWrap: true,
  });
  for (const { line, column, message } of faults) {
    const at = line ?? lineOf(column);
    table.push([at === null ? file : `${file}:${at}`, column, message]);
  }
  return table.toString();
}

/** The line of a path such as `products.3.texts.da.name`, or of its nearest existing ancestor. */
function lineIn(content: string): (path: string) => number | null {
  const tree = parseTree(content);
  return (path) => {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    for (let length = steps.length; length > 0; length -= 1) {
      const node = tree && findNodeAtLocation(tree, steps.slice(0, length));
      if (node) return content.slice(0, node.offset).split('\n').length;
    }
    return null;
  };
}
