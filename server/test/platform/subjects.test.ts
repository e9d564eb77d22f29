import { expect, test } from 'vitest';
import { routes } from '../../src/app.ts';

const endpoints = routes.map(({ endpoint }) => endpoint);
const ofTalents = endpoints.filter(
  ({ access }) => access.kind === 'user' && access.roles?.length === 1 && access.roles[0] === 'POTENTIAL',
);

/** What they change is shown by nothing but themselves, or by live messages; see `invalidates` of who calls them. */
const BY_ITSELF = [
  'aiInterviews.openOwn',
  'applications.decideOwnBankConsent',
  'assessments.own.open',
  'assessments.certificates.put',
  'assessments.certificates.withdraw',
  'conversations.readOwn',
  'conversations.sendOwn',
  'jobs.save',
  'jobs.unsave',
  'knowledge.articles.bookmark',
  'knowledge.articles.markRead',
  'knowledge.articles.removeBookmark',
  'knowledge.courses.enroll',
  'knowledge.courses.leave',
  'knowledge.courses.progress',
  'knowledge.paths.enroll',
  'knowledge.paths.leave',
  'knowledge.paths.progress',
  'matching.changeAlert',
  'matching.createAlert',
  'matching.deleteAlert',
  'matching.dismiss',
  'matching.undismiss',
  'offers.openOwn',
  'privacy.visibility.set',
  'privacy.consents.withdrawBank',
  'talents.forgetResume',
  'talents.keepResume',
  'posts.create',
  'posts.remove',
  'talents.importResume',
  'talents.setPublicAddress',
];

test('every write of a talent says what else shows it, or that nothing does', () => {
  const silent = ofTalents.filter(({ method, subjects }) => method !== 'GET' && subjects === undefined);
  expect(silent.map(({ id }) => id).sort()).toEqual(BY_ITSELF.toSorted());
});

test('what is changed is read by something', () => {
  const read = new Set(endpoints.filter(({ method }) => method === 'GET').flatMap(({ subjects = [] }) => subjects));
  const changed = endpoints.filter(({ method }) => method !== 'GET').flatMap(({ subjects = [] }) => subjects);
  expect(changed.filter((subject) => !read.has(subject))).toEqual([]);
});
