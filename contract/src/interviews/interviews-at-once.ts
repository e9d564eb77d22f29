/** Fewer than are moved or rejected at once: each is an appointment with somebody of the team, and they are kept together. */
export const MOST_INTERVIEWS_AT_ONCE = 100;
