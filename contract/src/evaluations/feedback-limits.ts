/** What a feedback may hold. Imports nothing, so that any page may carry it. */
export const FEEDBACK_PART_MAX = 1500;
export const FEEDBACK_MESSAGE_MAX = 2000;
/** So many, drafts among them, one application may have. */
export const FEEDBACKS_MAX = 10;
/** For so many hours after it was shared a feedback can be taken back. */
export const WITHDRAWAL_HOURS = 24;
