import { setPriority } from 'node:os';
import sharp from 'sharp';
import workerpool from 'workerpool';
import { cleanPicture } from './clean-picture';
import { masterOf, masterSize, render } from './render';

setPriority(Number(process.argv[2]));
// One thread an image, of which a few are worked on at once, and nothing kept that is not asked for twice.
sharp.concurrency(1);
sharp.cache(false);

const tasks = { clean: cleanPicture, masterSize, masterOf, render };

/** What a process of `ImageProcesses` can do. */
export type ImageTasks = typeof tasks;

workerpool.worker(tasks);
