import { isApiError } from './api-error.ts';

type Versioned = { version: number };

/**
 * Saves fields of a row by the version that they were read with. Where somebody else has saved other fields of it
 * since, it goes on from there; where they saved these very ones, it fails with VERSION_CONFLICT, and shows what is stored.
 * @param read asks the server for the row anew, and shows it
 */
export async function saveFields<Row extends Versioned, Saved>(
  row: Row,
  fields: object,
  { send, read }: { send: (version: number) => Promise<Saved>; read: () => Promise<Row> },
): Promise<Saved> {
  try {
    return await send(row.version);
  } catch (error) {
    if (!isApiError(error, 'VERSION_CONFLICT')) throw error;
    const now = await read();
    const names = Object.keys(fields) as (keyof Row)[];
    if (names.some((name) => !(name in row) || JSON.stringify(now[name]) !== JSON.stringify(row[name]))) throw error;
    return send(now.version);
  }
}
