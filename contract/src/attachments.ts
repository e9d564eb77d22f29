/** What goes with an offer or a message: five files of 10 MB. Imports nothing. */
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const ATTACHMENTS_MAX = 5;
