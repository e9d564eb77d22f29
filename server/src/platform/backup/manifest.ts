import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Config } from '../config.ts';

export const MANIFEST = 'manifest.json';

const content = { bytes: z.number(), sha256: z.string() };

/** What a backup consists of: written last, so that a backup which has one is complete. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Those that the database had: it is made again by the same, and brought up to date afterwards. */
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** Version of the tables of the task queues. */
  queues: z.number(),
  tables: z.array(
    z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number(), ...content }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.array(z.object({ key: z.string(), mime: z.string(), ...content })),
  /** Keys of files that the database knows and the storage did not have. */
  missing: z.array(z.string()),
  /** Fingerprints: which secrets belong to the data, without giving them away. */
  secrets: z.object({ TOKEN_SECRET: z.string(), FILE_SECRET: z.string() }),
});

export type Manifest = z.infer<typeof manifest>;
export type SecretName = keyof Manifest['secrets'];

export const entryOfTable = ({ schema, name }: { schema: string; name: string }) => `database/${schema}.${name}.copy`;
export const entryOfFile = (key: string) => `files/${key}`;

/** Tells whether two secrets are the same; leads to neither, since they have 32 characters or more. */
export function secretPrints({ tokenSecret, fileSecret }: Config): Manifest['secrets'] {
  const print = (secret: string) => createHmac('sha256', secret).update('prova backup').digest('hex').slice(0, 16);
  return { TOKEN_SECRET: print(tokenSecret), FILE_SECRET: print(fileSecret) };
}
