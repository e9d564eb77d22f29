import type { BudgetName } from '@prova/contract/budgets';

/**
 * What bounds a table: budgets, where anybody can add to it; else why it needs none. `by` names the test that shows it, as
 * `file › title`, from `server/`.
 */
type Bound = { readonly budgets: readonly BudgetName[] } | { readonly why: string; readonly by?: string };

const BY_ROWS = 'one row, or a few of a fixed list, for each row of what it belongs to';
const DERIVED = 'worked out from other tables';
const DICTIONARY = 'the dictionary of the product';

const fills = 'test/security/filling-the-disk';
const calls = `${fills}/calls.test.ts`;
const revisions = 'src/modules/attempts/taking/thin-revisions.test.ts';

/** Every table, by what bounds it. Whoever adds one adds a line here, and a budget where people outside can add to it. */
export const GROWTH: Readonly<Record<string, Bound>> = {
  schemaMigrations: { why: 'one row a file' },
  // platform
  auditEntries: { budgets: ['actions'] },
  idempotencyKeys: {
    why: 'the last 5,000 of a person or link, for a day',
    by: `${calls} › answers that are kept to be given again`,
  },
  tokens: {
    why: 'one for each mail with a link, 20 at a time for the board of a job; gone a while after its end',
    by: 'src/platform/tokens.test.ts',
  },
  files: {
    why: 'one for each row that points to it; an upload that nothing keeps goes after a day',
    by: 'src/modules/files/files.test.ts › is swept a day later',
  },
  fileTexts: { why: 'one a résumé, 200,000 characters', by: 'src/modules/files/files.test.ts' },
  fileParts: {
    why: '2,000 a video, 300 MiB together, also when they arrive at once',
    by: `${fills}/tests.test.ts › takes of an attempt`,
  },
  // mail and the bell
  mails: {
    why: 'one for each thing that happened; of what anybody can cause by a form a few a day',
    by: 'src/modules/applications/status-links.test.ts',
  },
  outboxMails: { why: 'outside production only' },
  mailSuppressions: { why: 'one an address and list' },
  mailCounts: {
    why: 'one a day for who sends, who receives and who writes; gone the day after',
    by: 'test/security/phishing.test.ts',
  },
  mailReports: { why: 'one a mail', by: 'test/security/phishing.test.ts' },
  contactMessages: {
    why: '40 a day of a network and 5 of an address, for a year',
    by: 'src/modules/messaging/contact/contact.test.ts › takes so many messages',
  },
  newsletterSubscribers: {
    why: 'one an address, 60 a day of a network; those that nobody confirms for a week',
    by: 'src/modules/messaging/newsletter/newsletter.test.ts › takes so many addresses',
  },
  notifications: {
    why: 'one for each thing that happened, for a year',
    by: 'src/modules/notifications/notifications.test.ts',
  },
  notificationPreferences: { why: BY_ROWS },
  notificationDigests: { why: BY_ROWS },
  // accounts
  users: { why: 'one a mailbox that was proved', by: 'src/modules/accounts/accounts.test.ts' },
  registrations: {
    why: 'one an address and browser, for thirty days; ten mails a day to an address',
    by: 'src/modules/accounts/accounts.test.ts',
  },
  sessions: { why: '200 of an account: the oldest are removed', by: `${calls} › sign-ins and browsers of an account` },
  knownDevices: {
    why: '100 of an account: the oldest are removed',
    by: `${calls} › sign-ins and browsers of an account`,
  },
  refreshTokens: { why: '3,000 of a session: the oldest are removed', by: `${calls} › refresh tokens of a session` },
  loginFailures: {
    why: 'places that are given one by one; gone after an hour',
    by: 'test/security/parallel-tries.test.ts',
  },
  consents: { why: 'one a version of a text', by: 'src/modules/accounts/documents.test.ts › two tabs accept once' },
  secondFactors: {
    why: '20 passkeys, one program, ten recovery codes',
    by: 'src/modules/accounts/second-factor/passkeys.test.ts',
  },
  identityChallenges: {
    why: 'gone an hour after their end',
    by: 'src/modules/accounts/second-factor/second-factor.test.ts',
  },
  formerAddresses: {
    why: 'five changes of address a day, each by a mail',
    by: 'src/modules/accounts/email-change/email-change.test.ts',
  },
  emailChanges: { why: 'five changes of address a day', by: 'src/modules/accounts/email-change/email-change.test.ts' },
  formerNames: { budgets: ['formerNames'] },
  // companies
  companies: {
    why: 'as many as people may found, with their memberships',
    by: `${fills}/people.test.ts › companies that one person founds`,
  },
  companyMembers: { budgets: ['ownCompanies'] },
  companyVerifications: { budgets: ['companyVerifications'] },
  companyInvitations: { budgets: ['companyInvitations'] },
  recruiterProfiles: { why: BY_ROWS },
  // billing
  plans: { why: 'a fixed list' },
  billingAccounts: { why: BY_ROWS },
  checkouts: { budgets: ['checkouts'] },
  payments: { why: 'one an order, and one a period that is paid', by: 'src/modules/billing/buying.test.ts' },
  subscriptions: { why: 'one an order that is paid' },
  cardChanges: { why: 'one a subscription' },
  subscriptionChanges: { budgets: ['planChanges'] },
  paymentEvents: { why: 'only what the provider has signed; gone after 90 days' },
  // skills and talents
  skills: { budgets: ['newSkills'] },
  skillAliases: { why: 'one for each skill that somebody brings in; the others are the dictionary’s' },
  skillRelations: { why: DICTIONARY },
  skillDictionary: { why: DICTIONARY },
  talents: { why: BY_ROWS },
  talentSkills: { why: '300 a profile at most, by the schema of the call' },
  talentSearch: { why: DERIVED },
  posts: { budgets: ['posts'] },
  profileViews: {
    why: 'one a day for a profile and a company',
    by: 'src/modules/talents/see-talent.test.ts › is told once a day for a company',
  },
  // jobs
  jobs: { budgets: ['jobs'] },
  jobStages: { budgets: ['jobStages'] },
  jobQuestions: { budgets: ['jobQuestions'] },
  jobSkills: { why: 'bounded by the schema of the call, replaced as a whole' },
  jobFormFields: { why: BY_ROWS },
  jobEmailTemplates: { why: 'one a kind, and one a stage' },
  jobSources: { why: 'one a platform of a fixed list' },
  jobTraffic: {
    why: 'one a day for a job and a source',
    by: 'src/modules/jobs/public/public-jobs.test.ts › are counted by source and day',
  },
  jobTotals: { why: BY_ROWS },
  jobSearch: { why: DERIVED },
  jobMembers: { why: 'one a colleague' },
  savedJobs: { budgets: ['savedJobs'] },
  dismissedJobs: { budgets: ['dismissedJobs'] },
  jobAlerts: { why: '20 of a talent', by: 'src/modules/matching/job-alerts.test.ts' },
  // matching
  proofs: { why: 'one for a skill of a result' },
  matchTalents: { why: DERIVED },
  matchSkills: { why: DERIVED },
  matchJobs: { why: DERIVED },
  matchNeeds: { why: DERIVED },
  matchCandidates: { why: DERIVED },
  matchCandidateSkills: { why: DERIVED },
  // applications
  applications: { budgets: ['repeatedApplications'] },
  applicationForms: { budgets: ['applicationsFromNetwork'] },
  applicationAnswers: { why: 'one a question, replaced as a whole' },
  applicationEvents: { budgets: ['amendments'] },
  arrivalMatches: { why: DERIVED },
  stageStays: { why: 'one for each step of an application' },
  replyPromises: { why: 'one a stay' },
  applicationScores: { why: DERIVED },
  candidateExports: { budgets: ['exportedRows'] },
  candidates: { why: 'one an address of a company’s applications' },
  candidateSearch: { why: DERIVED },
  candidateSkills: { why: DERIVED },
  candidateTotals: { why: DERIVED },
  // conversations
  conversations: { why: BY_ROWS },
  messages: { budgets: ['messages'] },
  messageFiles: { budgets: ['messageFiles'] },
  messageTemplates: {
    why: '100 of a company',
    by: 'src/modules/conversations/message-templates.test.ts › a company saves a hundred',
  },
  // assessments
  tests: { budgets: ['tests'] },
  testQuestions: { budgets: ['testQuestions'] },
  testVersions: { why: 'one for a set of questions that was sent' },
  versionQuestions: { budgets: ['testVersions'] },
  statementPictures: { budgets: ['statementPictures'] },
  // attempts
  stageTests: { why: 'replaced as a whole' },
  stageTestSettings: { why: BY_ROWS },
  testAssignments: { budgets: ['chosenTests'] },
  testAttempts: { why: 'one a test that was asked' },
  attemptAnswers: { why: 'one a question that is asked' },
  shownAnswers: { why: 'one an answer, when it is first seen' },
  answerRevisions: {
    why: '2,000 and 8 MiB of an attempt: the history gets coarser',
    by: `${revisions} › more revisions than the limit`,
  },
  attemptSignals: {
    why: '500 of an attempt',
    by: 'src/modules/attempts/taking/taking.test.ts › has an end: thousands of them fill nothing',
  },
  answerVideos: { budgets: ['videos'] },
  answerGrades: { budgets: ['answerGrades'] },
  // certificates
  certificates: { budgets: ['certificates'] },
  credentialStatuses: { why: 'one a certificate, and one for each other score of it' },
  signingKeys: { why: 'one a year' },
  // knowledge
  knowledgeAuthors: { why: 'named by the operator' },
  knowledgeItems: { budgets: ['knowledgeItems'] },
  knowledgeLessons: {
    why: '60 of a course, 600 with those that were deleted after somebody had done them',
    by: 'src/modules/knowledge/writing.test.ts › a course has an end',
  },
  knowledgeSteps: { why: 'replaced as a whole, 30 of a path' },
  knowledgePictures: { budgets: ['knowledgePictures'] },
  enrolments: { budgets: ['enrolments'] },
  lessonsDone: { why: 'one a lesson' },
  articlesRead: { why: 'one an article' },
  bookmarks: { budgets: ['bookmarks'] },
  // interviews, rooms, recordings, offers and evaluations
  interviews: { budgets: ['interviews'] },
  interviewParticipants: { budgets: ['interviewParticipants'] },
  rooms: { budgets: ['rooms'] },
  roomEntries: {
    why: '2,000 of a room, 200 knocks of a network in an hour',
    by: 'src/modules/rooms/live/limits.test.ts › knocks have an end',
  },
  roomMessages: { why: '2,000 of a room', by: 'src/modules/rooms/live/limits.test.ts › messages have an end' },
  roomCaptions: { why: '20 MiB of a room', by: 'src/modules/rooms/live/limits.test.ts › captions have an end' },
  roomRecordings: {
    why: '100 of a room',
    by: 'src/modules/rooms/live/recordings.test.ts › recordings of a room have an end',
  },
  roomRecordingConsents: { why: 'one a recording of a room and entry into it' },
  recordingSegments: { budgets: ['recordings'] },
  aiInterviews: { budgets: ['aiInterviews'] },
  aiInterviewTurns: { budgets: ['aiInterviewTurns'] },
  interviewAnalyses: { budgets: ['interviewAnalyses'] },
  modelCalls: { why: 'one a company' },
  recordingParts: { why: '20,000 of a segment' },
  offers: { budgets: ['offers'] },
  offerFiles: { budgets: ['offerFiles'] },
  notes: { budgets: ['notes'] },
  feedbacks: {
    why: '10 of an application',
    by: 'src/modules/evaluations/feedbacks.test.ts › a double click writes one',
  },
  // privacy
  privacyRequests: { budgets: ['privacyRequests'] },
  retentionRules: { why: BY_ROWS },
  retentionRuns: { why: 'one for each erasure, and one a night' },
};
