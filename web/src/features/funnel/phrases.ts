/** All that the board, its panel and its dialogs say: loaded later, they would make the board give way to a loading page. */
export const boardPhrases = [
  'funnel',
  'interviews',
  'ai-interviews',
  'jobs',
  'offers',
  'offer',
  'assignments',
  'tests',
  'taking',
  'widgets',
  'companies',
  'matching',
] as const;
/** The same panel and dialogs stand beside the list of everybody. */
export const candidatePhrases = ['candidates', ...boardPhrases] as const;
/** Of a board that a link opens. */
export const linkedPhrases = ['board-links', 'funnel', 'jobs', 'widgets'] as const;
