/** Words and limits of rooms. Free of dependencies, so that any page may carry them. */

/** `active`: host and candidate have both been inside. */
export const ROOM_STATUSES = ['waiting', 'active', 'ended', 'cancelled'] as const;
export type RoomStatus = (typeof ROOM_STATUSES)[number];

/** As whom somebody knocks: the team by session, the candidate by link or session or by their word, anybody as a guest. */
export const ACCESS_TYPES = ['host', 'candidate', 'guest'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

/** What somebody is inside. Of the team one is host at a time; observers see and hear, and write. */
export const PEER_ROLES = ['host', 'interviewer', 'candidate', 'observer'] as const;
export type PeerRole = (typeof PEER_ROLES)[number];

export const VIDEO_QUALITIES = ['480p', '720p', '1080p'] as const;
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];
export const RECOMMENDED_QUALITY: VideoQuality = '720p';
export const QUALITY_SIZES: Readonly<Record<VideoQuality, { readonly width: number; readonly height: number }>> = {
  '480p': { width: 640, height: 480 },
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
};

/** Of the notice and the terms that everybody accepts who enters; it is raised when their words change. */
export const CONSENT_VERSION = '2026-11-29';

/** Of the words with which everybody is asked whether they may be recorded; it is raised when they change. */
export const RECORDING_CONSENT_VERSION = '2026-11-29';
/** A browser that records may be away for so long before its recording has ended. */
export const RECORDER_LOST_SECONDS = 300;
/** Of one room, those that were refused among them. */
export const RECORDINGS_MAX = 100;

/** `browser`: by its recognition; `service`: by the one that the operator has set; `typed`: written by whoever spoke. */
export const CAPTION_PROVIDERS = ['browser', 'service', 'typed'] as const;
export type CaptionProvider = (typeof CAPTION_PROVIDERS)[number];
/** Calls of somebody inside a room show their place by it. */
export const ROOM_PLACE_HEADER = 'x-room-place';

export const NAME_MIN = 2;
export const NAME_MAX = 120;
export const CHAT_LENGTH = 2_000;
export const CAPTION_LENGTH = 2_000;

/** In one room. */
export const WAITING_MAX = 20;
export const MESSAGES_MAX = 2_000;
export const CAPTION_BYTES_MAX = 20 * 2 ** 20;
/** Everybody sends to everybody: more than these drown a browser. */
export const PUBLISHERS_MAX = 4;
/** Who only watches counts as half of somebody who sends. */
export const PEOPLE_MAX = 6;
export const KNOCKS_PER_HOUR = 200;
/** How long somebody whose connection was lost keeps their place, and the candidate's seat. */
export const LOST_SECONDS = 30;
/** A room that both sides have left for so long has ended. */
export const EMPTY_MINUTES = 10;
/** It ends so long after the end that was agreed on, when nobody ends it. */
export const OVERTIME_MINUTES = 60;
