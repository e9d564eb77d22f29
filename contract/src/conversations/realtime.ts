import { liveMessage, liveTopic } from '../realtime.ts';

/** The messages of an application. */
export const conversationTopic = liveTopic<{ applicationId: string }>('conversation');

/** Something was written, or read. To those who follow the topic. */
export const conversationChanged = liveMessage<{ applicationId: string }>('conversation:changed');

/** What candidates have written to a company, as its lists count it. */
export const inboxTopic = liveTopic<{ companyId: string }>('inbox');

/** Something was written, or read. By whom is not said: not everybody sees all. To those who follow the topic. */
export const inboxChanged = liveMessage<{ companyId: string }>('inbox:changed');
