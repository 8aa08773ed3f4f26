/** A command failed for the reason in the message. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}
