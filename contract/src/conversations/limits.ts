/** What a message may hold. Imports nothing, so that any page may carry it. */
export const MESSAGE_MAX = 4000;
/** After an application has ended its candidate may answer for so many days. */
export const ANSWER_DAYS = 30;
/** So many messages of a candidate may wait for an answer. */
export const UNANSWERED_MAX = 20;
export const MESSAGE_TEMPLATES_MAX = 100;
