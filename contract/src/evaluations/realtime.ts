import { liveMessage, liveTopic } from '../realtime.ts';

/** Feedback about an application as its team sees it, drafts among it. */
export const teamFeedbackTopic = liveTopic<{ applicationId: string }>('team-feedback');

/** The same as the candidate sees it: nobody learns that something is being written. */
export const ownFeedbackTopic = liveTopic<{ applicationId: string }>('own-feedback');

/** Something of it is new. To those who follow one of the topics. */
export const feedbackChanged = liveMessage<{ applicationId: string }>('feedback:changed');
