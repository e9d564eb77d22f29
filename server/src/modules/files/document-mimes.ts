/** What may be a résumé. Here alone, because programs of the sandbox need it and can read little else. */
export const PDF = 'application/pdf';
export const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
