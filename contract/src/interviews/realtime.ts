import { liveMessage, liveTopic } from '../realtime.ts';

/** One interview. Rooms follow it inside of the server; pages may not yet. */
export const interviewTopic = liveTopic<{ interviewId: string }>('interview');

/** Its time, its place, its people or its status are others. */
export const interviewChanged = liveMessage<{ interviewId: string }>('interview:changed');
