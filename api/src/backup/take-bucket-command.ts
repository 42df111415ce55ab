/** Has the bucket of the configuration belong to this installation: `npm run take-bucket`. */
import { CommandError, runCommand, say, withDatabase } from '../command.ts';
import { findInstallation, takeBucket } from '../lib/own-bucket.ts';
import { createStorage } from '../lib/storage.ts';

await runCommand((config) =>
  withDatabase(config, async ({ db }) => {
    const { storage } = config;
    if (storage.kind !== 's3')
      throw new CommandError('There is no bucket: give the S3 settings of the server');
    await takeBucket(createStorage(storage), await findInstallation(db));
    say(`The bucket ${storage.bucket} belongs to this installation now, and to no other any more.`);
  }),
);
