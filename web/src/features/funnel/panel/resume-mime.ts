/** The one format whose pages are drawn. */
export const PDF = 'application/pdf';
