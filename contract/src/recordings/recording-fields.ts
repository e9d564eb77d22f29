/** Words and limits of recordings. Free of dependencies, so that the recorder's worker may carry them. */

/**
 * `idle`: agreed to, and nothing has arrived; `recording`: it goes on; `uploading`: it has ended, and parts are on their way or
 * being joined; `completed`: it can be played; `aborted`: nothing of it is kept.
 */
export const RECORDING_STATES = ['idle', 'recording', 'uploading', 'completed', 'aborted'] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

/** `composite`: everybody in one picture, with all sound; `audio`: the sound of one speaker, so that words have a speaker. */
export const TRACK_KINDS = ['composite', 'audio'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

/** `joining`: everything that there is has arrived, and is made one file. */
export const SEGMENT_STATES = ['uploading', 'joining', 'completed', 'aborted'] as const;
export type SegmentState = (typeof SEGMENT_STATES)[number];

/** As browsers record it; MP4 only where a browser makes no WebM. */
export const RECORDED_TYPES = ['video/webm', 'audio/webm', 'audio/mp4'] as const;
export type RecordedType = (typeof RECORDED_TYPES)[number];

/** How much a browser records before it hands it on. */
export const PART_SECONDS = 2;
/** A part may be several of these, where a browser catches up. */
export const PART_MAX_BYTES = 8 * 2 ** 20;
export const PARTS_MAX = 20_000;
/** Of all tracks together. */
export const RECORDING_MAX_BYTES = 8 * 2 ** 30;
/** Of one segment. */
export const SEGMENT_MAX_BYTES = 4 * 2 ** 30;
export const SEGMENTS_MAX = 50;
export const RECORDING_HOURS_MAX = 8;
/** Addresses of parts that are signed at once. */
export const SIGNED_AT_ONCE = 50;
/** Nothing has come for so long: what there is becomes a segment. */
export const SILENT_SECONDS = 60;
/** For how long a browser may bring what it has kept. */
export const SPOOL_DAYS = 7;
/** So long before a rule deletes a recording the team of its interview hears of it. */
export const REMOVAL_NOTICE_DAYS = 7;
