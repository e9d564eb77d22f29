/** Where a message is written from. */
export const CONTACT_TOPICS = ['help', 'plans', 'press', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_MESSAGE_MAX = 4000;
