import { liveMessage, liveTopic } from '../realtime.ts';

/** A room, for the processes of the server: people follow it over its own socket. */
export const roomTopic = liveTopic<{ code: string }>('room');

/** It was opened, or has ended. */
export const roomChanged = liveMessage<{ code: string }>('room:changed');
