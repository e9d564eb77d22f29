import { liveMessage, liveTopic } from '../realtime.ts';

/** A test while it is taken, or waits to be. */
export const attemptTopic = liveTopic<{ assignmentId: string }>('sitting');

/** Another window goes on with it, it is over, or its time is another. To those who follow the topic. */
export const attemptChanged = liveMessage<{ assignmentId: string }>('sitting:changed');
