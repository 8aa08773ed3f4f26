import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  /** Starts a step of known size; 0 if the size is not known yet. */
  begin(name: string, total: number): void;
  at(done: number, total?: number): void;
  /** Ends the step with its result. */
  end(result: string): void;
}

/** A progress bar in a terminal, otherwise one line per step. */
export function showProgress(output: NodeJS.WriteStream): Progress {
  return output.isTTY ? bar(output) : lines(output);
}

function bar(output: NodeJS.WriteStream): Progress {
  let current: SingleBar | undefined;
  let label = '';
  return {
    begin(name, total) {
      label = name;
      current = new SingleBar(
        {
          format: `${name.padEnd(24)} {bar} {value}/{total}`,
          hideCursor: true,
          clearOnComplete: true,
          stream: output,
        },
        Presets.shades_classic,
      );
      current.start(total, 0);
    },
    at(done, total) {
      if (total !== undefined) current?.setTotal(total);
      current?.update(done);
    },
    end(result) {
      current?.stop();
      output.write(`${label.padEnd(24)} ${result}\n`);
    },
  };
}

function lines(output: NodeJS.WriteStream): Progress {
  let label = '';
  return {
    begin: (name) => {
      label = name;
    },
    at: () => {},
    end: (result) => void output.write(`${label}: ${result}\n`),
  };
}
