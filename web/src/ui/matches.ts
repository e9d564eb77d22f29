const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a label holds what was typed, whatever the case and the accents. */
export const holds = (label: string, query: string): boolean => plain(label).includes(plain(query.trim()));
