// Plain JavaScript, because run.mjs uses it on Node 20 before anything is installed.
import { relative } from 'node:path';

const firstSignMs = 10_000;
const nextSignMs = 30_000;
export const tailLength = 30;

/** @typedef {{ name: string, log: string, begun: number, nextSign: number }} Stage */

/**
 * Prints each finished stage with its duration and shows progress of running stages: on a terminal in one line that
 * counts the seconds, otherwise as a line after ten seconds and then every half minute.
 *
 * @param {Pick<NodeJS.WriteStream, 'write' | 'columns'>} output
 * @param {boolean} live whether lines of the output can be overwritten
 */
export function createStages(output, live) {
  /** @type {Set<Stage>} */
  const underWay = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let ticker;
  let closed = false;

  /** @type {(line?: string) => void} */
  function print(line) {
    if (closed) return;
    if (live) output.write('\r\x1b[K');
    if (line !== undefined) output.write(`${line}\n`);
    if (live) output.write(counting().slice(0, (output.columns ?? 80) - 1));
  }

  function counting() {
    return [...underWay]
      .map(({ name, log, begun }) => `${name} ${secondsSince(begun).toFixed(0)} s (${shownPath(log)})`)
      .join('  ');
  }

  function tick() {
    if (live) return print();
    for (const stage of underWay) {
      const elapsed = Date.now() - stage.begun;
      if (elapsed < stage.nextSign) continue;
      stage.nextSign = stage.nextSign < nextSignMs ? nextSignMs : stage.nextSign + nextSignMs;
      print(
        `${stage.name.padEnd(10)} still running after ${secondsSince(stage.begun).toFixed(0)} s, see ${shownPath(stage.log)}`,
      );
    }
  }

  /** @type {(stage: Stage) => void} */
  function begin(stage) {
    underWay.add(stage);
    ticker ??= setInterval(tick, 1_000).unref();
    if (live) print();
  }

  /** @type {(stage: Stage) => void} */
  function end(stage) {
    underWay.delete(stage);
    if (underWay.size > 0) return;
    clearInterval(ticker);
    ticker = undefined;
  }

  return {
    /**
     * @template T
     * @param {string} name
     * @param {string} log the path of the details, shown while the stage runs
     * @param {() => Promise<T>} work
     * @returns {Promise<T>}
     */
    async run(name, log, work) {
      const stage = { name, log, begun: Date.now(), nextSign: firstSignMs };
      begin(stage);
      try {
        const result = await work();
        end(stage);
        print(`${name.padEnd(10)} ${secondsSince(stage.begun).toFixed(1).padStart(6)} s`);
        return result;
      } catch (error) {
        end(stage);
        if (live) print();
        throw error;
      }
    },

    /** Stops printing, so that others can use the output. */
    close() {
      clearInterval(ticker);
      if (live && underWay.size > 0) output.write('\r\x1b[K');
      closed = true;
    },
  };
}

/**
 * The last lines of a log, after its path.
 *
 * @param {string} log
 * @param {readonly string[]} lines
 */
export function endOfLog(log, lines) {
  const last = lines.slice(-tailLength).map((line) => `  ${line}`);
  return `The end of ${shownPath(log)}:\n\n${last.join('\n')}`;
}

/** @type {(begun: number) => number} */
function secondsSince(begun) {
  return (Date.now() - begun) / 1_000;
}

/**
 * Relative if that is shorter.
 *
 * @type {(path: string) => string}
 */
function shownPath(path) {
  const near = relative(process.cwd(), path);
  return near.startsWith('..') ? path : near;
}
