import { RECORDED_TYPES, type RecordedType } from '@prova/contract/recordings/recording-fields';

export interface RecordedFormat {
  /** As the recorder of the browser is asked for it. */
  readonly codecs: string;
  /** As the server knows it. */
  readonly mimeType: RecordedType;
}

/** VP8 costs a computer least of what all browsers play in WebM. */
const PICTURES = ['video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/webm'];
const SOUNDS = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4;codecs=opus', 'audio/mp4'];

/** What this browser records; null where it records nothing that the server takes. */
export function formatOf(what: 'picture' | 'sound'): RecordedFormat | null {
  if (typeof MediaRecorder === 'undefined') return null;
  const codecs = (what === 'picture' ? PICTURES : SOUNDS).find((each) => MediaRecorder.isTypeSupported(each));
  const mimeType = RECORDED_TYPES.find((type) => codecs?.startsWith(type));
  return codecs && mimeType ? { codecs, mimeType } : null;
}
