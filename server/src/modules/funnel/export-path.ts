/** Where the file of an export is: what its link signs. */
export const exportPath = (id: string): string => `/exports/${id}`;
