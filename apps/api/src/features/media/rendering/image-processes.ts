import { constants } from 'node:os';
import { extname, join } from 'node:path';
import workerpool from 'workerpool';
import type { Crop } from './clean-picture';
import type { ImageTasks } from './image-tasks';
import type { MasterSize } from './render';
import type { Rendition } from './rendition';

const processesAtMost = 2;
const idleMs = 20_000;
const inherited = ['PATH', 'HOME', 'TMPDIR'] as const;

const extension = extname(import.meta.filename);
const script = join(import.meta.dirname, `image-tasks${extension}`);
// A built program has been compiled.
const loading = extension === '.ts' ? ['--import', import.meta.resolve('tsx')] : [];

/**
 * Decodes, resizes and encodes images in processes of its own. They end when there is nothing to do, and the memory that
 * such work needs and fragments ends with them. They are given none of the server's secrets.
 */
export class ImageProcesses {
  readonly #pool: workerpool.Pool;
  #working = 0;
  #idle: NodeJS.Timeout | undefined;

  /** @param priority from -20 to 19, as in `os.setPriority`. By default, all other work, such as a purchase, goes first. */
  constructor(priority: number = constants.priority.PRIORITY_LOW) {
    this.#pool = workerpool.pool(script, {
      workerType: 'process',
      maxWorkers: processesAtMost,
      forkArgs: [String(priority)],
      forkOpts: { serialization: 'advanced', execArgv: loading, env: environment() },
    });
  }

  /** The form of an image, made from one with pixels. */
  render(image: Buffer, rendition: Rendition): Promise<Buffer> {
    return this.#run('render', image, rendition);
  }

  /** The size at which a drawing is rasterised for a form. */
  masterSize(drawing: Buffer, rendition: Rendition): Promise<MasterSize> {
    return this.#run('masterSize', drawing, rendition);
  }

  /** A drawing's pixels. */
  masterOf(drawing: Buffer, size: MasterSize): Promise<Buffer> {
    return this.#run('masterOf', drawing, size);
  }

  /** An image, or the part of it, as it may be kept; null if it may not. */
  clean(image: Buffer, crop?: Crop): ReturnType<ImageTasks['clean']> {
    return this.#run('clean', image, crop);
  }

  /** Ends the processes, after what they are at. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#pool.terminate();
  }

  async #run<Task extends keyof ImageTasks>(
    task: Task,
    ...values: Parameters<ImageTasks[Task]>
  ): Promise<Awaited<ReturnType<ImageTasks[Task]>>> {
    clearTimeout(this.#idle);
    this.#working += 1;
    try {
      return await this.#pool.exec(task, values);
    } finally {
      this.#working -= 1;
      if (this.#working === 0) this.#idle = setTimeout(() => void this.#pool.terminate(), idleMs).unref();
    }
  }
}

function environment(): Record<string, string> {
  const values = inherited.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(values), MALLOC_ARENA_MAX: '2' };
}
