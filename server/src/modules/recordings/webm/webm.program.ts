import type { Run } from '../../../platform/sandbox/program.ts';
import { MalformedWebm } from './ebml.ts';
import { readPart } from './read-part.ts';
import type { webmReader } from './webm-reader.ts';

export const run: Run<typeof webmReader> = async ({ reading }, body) => {
  try {
    const { reading: next, clusters, keys, head } = readPart(reading, body);
    return {
      value: { read: { reading: next, clusters: [...clusters], keys: [...keys], hasHead: head !== null } },
      ...(head && { body: head }),
    };
  } catch (error) {
    if (error instanceof MalformedWebm) return { value: { read: null } };
    throw error;
  }
};
