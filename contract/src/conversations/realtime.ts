import { liveMessage, liveTopic } from '../realtime.ts';

/** The messages of an application. */
export const conversationTopic = liveTopic<{ applicationId: string }>('conversation');

/** Something was written, or read. To those who follow the topic. */
export const conversationChanged = liveMessage<{ applicationId: string }>('conversation:changed');
