import { ConfigError, type Environment, readUrl } from '../../../platform/environment';

/** A bucket of an S3-compatible storage. Region and credentials come from the variables of AWS (`AWS_…`). */
export interface MediaBucketSettings {
  name: string;
  /** What all keys begin with: empty, or with a slash at the end. */
  prefix: string;
  /** The address of a storage that is not of AWS. */
  endpoint: string | undefined;
}

/**
 * Reads which bucket has the pictures and fonts; undefined if they are files.
 * @throws {ConfigError} when a variable has a value that cannot be used
 */
export function readMediaBucket(env: Environment): MediaBucketSettings | undefined {
  const endpoint = readUrl('MEDIA_ENDPOINT', env.MEDIA_ENDPOINT);
  const address = env.MEDIA_BUCKET;
  if (!address) return undefined;
  const [, name, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(address) ?? [];
  if (!name)
    throw new ConfigError(
      `MEDIA_BUCKET must look like "s3://bucket" or "s3://bucket/folder", but is "${address}".`,
    );
  const prefix = folder.replace(/\/+$/, '');
  return { name, prefix: prefix && `${prefix}/`, endpoint };
}
