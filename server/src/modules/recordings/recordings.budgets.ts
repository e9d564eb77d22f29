import { SEGMENTS_MAX } from '@prova/contract/recordings/recording-fields';
import type { Budget } from '../../platform/budget.ts';
import { countSegments } from './recordings.queries.ts';

/** Of one recording: each speaker has a track, and a connection that breaks begins another segment of each. */
export const SEGMENTS: Budget = {
  name: 'recordings',
  table: 'recordingSegments',
  per: ['recordingId'],
  rows: SEGMENTS_MAX * 6,
  used: (ctx, [recordingId = '']) => countSegments(ctx, recordingId),
};
