/** What the link of a board lets its holder do; each includes the one before it: look, move one person, act on several. */
export const BOARD_LINK_RIGHTS = ['view', 'move', 'act'] as const;
export type BoardLinkRight = (typeof BOARD_LINK_RIGHTS)[number];
