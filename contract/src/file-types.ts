/** Kinds of files that people send, told by their content whatever they are called. Imports nothing, so that any page may carry it. */

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;
export const RESUME_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;
/** JSON Resume, too. */
export const RESUME_IMPORT_TYPES = [...RESUME_TYPES, 'application/json'] as const;
export const ATTACHMENT_TYPES = [...RESUME_TYPES, 'image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const VIDEO_TYPES = ['video/webm', 'video/mp4'] as const;
/** JSON, GIFT, and QTI alone or in its package. */
export const TEST_FILE_TYPES = ['application/json', 'text/plain', 'application/xml', 'application/zip'] as const;
