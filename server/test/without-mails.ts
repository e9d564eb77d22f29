/** A history without the mails beside the events. */
export const withoutMails = <Entry extends { type: string }>(history: readonly Entry[]): Entry[] =>
  history.filter(({ type }) => type !== 'mail');
