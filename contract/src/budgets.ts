/**
 * What somebody outside can add to only so far, as the error BUDGET_REACHED names it: how far, the server knows
 * (`platform/budget.ts`), and what to do then is said in the texts.
 */
export const BUDGETS = [
  'actions',
  'repeatedApplications',
  'applicationsFromNetwork',
  'amendments',
  'messages',
  'messageFiles',
  'videos',
  'chosenTests',
  'certificates',
  'posts',
  'savedJobs',
  'dismissedJobs',
  'newSkills',
  'formerNames',
  'privacyRequests',
  'ownCompanies',
  'companyVerifications',
  'companyInvitations',
  'jobs',
  'jobStages',
  'jobQuestions',
  'tests',
  'testQuestions',
  'testVersions',
  'statementPictures',
  'answerGrades',
  'notes',
  'interviews',
  'interviewParticipants',
  'rooms',
  'offers',
  'offerFiles',
] as const;
export type BudgetName = (typeof BUDGETS)[number];
