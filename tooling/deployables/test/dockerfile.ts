import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@matchday/launcher/root';
import { DockerfileParser, type Instruction, type PropertyInstruction } from 'dockerfile-ast';

export const dockerfileText = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');

const instructions = DockerfileParser.parse(dockerfileText).getInstructions();
/** The last stage, which is the image. */
const image = instructions.slice(instructions.findLastIndex((each) => each.getKeyword() === 'FROM'));
const inImage = (keyword: string): Instruction | undefined =>
  image.find((each) => each.getKeyword() === keyword);

/** The environment that every program has in its container. */
export const imageEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  image
    .filter((each): each is PropertyInstruction => each.getKeyword() === 'ENV')
    .flatMap((each) =>
      each.getProperties().map((property) => [property.getName(), property.getValue() ?? '']),
    ),
);

/** The command that starts a container, and the one that checks its health. */
export const imageCommands = {
  start: words(inImage('CMD')),
  healthy: words(inImage('HEALTHCHECK')),
};

export const imageUser = inImage('USER')?.getArgumentsContent();

/** The words of a command that needs no shell. */
function words(instruction: Instruction | undefined): string[] {
  const [list = '[]'] = /\[.*\]$/.exec(instruction?.getArgumentsContent() ?? '') ?? [];
  return JSON.parse(list);
}
