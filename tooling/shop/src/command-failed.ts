/** A command could not do its work, for a reason that is said as it is. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}
