/** Whether points by topic say more than the score does: a test whose questions name none has one, without a name. */
export const hasTopics = (topics: readonly { readonly topic: string }[]): boolean =>
  topics.some(({ topic }) => topic !== '');
