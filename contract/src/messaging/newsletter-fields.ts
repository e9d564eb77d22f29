/** For how many days somebody may confirm a subscription that was asked for with their address. */
export const NEWSLETTER_CONFIRMATION_DAYS = 7;
