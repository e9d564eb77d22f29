import type { Texts } from './texts.ts';

export const budgets: Texts['budgets'] = {
  actions: 'That is too many changes for one day. What was saved stays saved; try again tomorrow.',
  repeatedApplications:
    'You have applied for this job {rows} times. If you want to be considered again, get in touch with the company.',
  applicationsFromNetwork:
    'This network has sent too many applications today. What you filled in is still here: send it from another network, or tomorrow.',
  amendments:
    'This application has been changed {rows} times and stays as it is. To correct anything else, write to the company.',
  messages:
    'This conversation has reached {rows} messages, the most it can hold. Everything said stays here; please go on by email.',
  messageFiles:
    'The files of this conversation have reached the limit ({rows} files or {megabytes} MB). Those you sent stay here; send this one as a link.',
  videos:
    'The recordings of this test have reached {megabytes} MB, the limit. Yours are saved: choose one of them as your answer.',
  chosenTests: 'You have chosen {rows} tests in the last 30 days. Your results are saved; choose another one later.',
  certificates:
    'The certificate of this result has been issued {rows} times. What was valid stays so; take the test again to get another one.',
  posts: 'Your profile already has {rows} posts. Delete an old one to publish another.',
  savedJobs: 'You already have {rows} saved jobs. Remove one you no longer want to save another.',
  dismissedJobs: 'You have already hidden {rows} jobs. Show one again to hide another.',
  newSkills:
    'That is a lot of new skills in a short time. Pick the ones the list suggests, or add the rest tomorrow: what was saved is still there.',
  formerNames: 'Your name has changed {rows} times this year and stays as it is. To change it again, contact support.',
  privacyRequests:
    'You have made {rows} requests in the last 12 months. All of them are still on the list, where you can follow the answers.',
  ownCompanies:
    'Your account has been part of {rows} companies, closed ones included. Ask one of them for an invitation, or contact support.',
  companyVerifications:
    'This company has asked for {rows} verifications in the last 30 days. Finish one that is open, or contact support.',
  companyInvitations:
    'This company has sent {rows} invitations in the last 30 days. They are still good; invite more people later.',
  jobs: 'The company already has {rows} jobs. Delete drafts you no longer need to create another.',
  jobStages:
    'The stages of this job have changed too often ({rows} in all). It stays as it is; duplicate the job to change more.',
  jobQuestions:
    'The questions of this job have changed too often ({rows} in all). It stays as it is; duplicate the job to change more.',
  tests: 'The company already has {rows} tests, deleted ones included. Edit one that exists.',
  testQuestions:
    'The company’s tests have reached {rows} questions or {megabytes} MB, the limit. Nothing was lost: delete questions you no longer use and save again.',
  testVersions:
    'The versions of tests that were sent have reached {rows} questions or {megabytes} MB, the limit. Send a test as it was sent before, without changing its questions.',
  statementPictures:
    'The pictures in questions have reached {rows} or {megabytes} MB, the limit. Take those you no longer use out of the questions; they are deleted the day after.',
  answerGrades: 'This answer has been graded {rows} times. The last grade stands.',
  notes: 'This application already has {rows} notes. Delete an old one to write another.',
  interviews:
    'This application has had {rows} interviews, and they stay in its history. No other one can be scheduled.',
  interviewParticipants: 'This interview has had {rows} participants. Schedule another one to invite more people.',
  aiInterviews:
    'This application has had {rows} AI interviews, and they stay in its history. Another one cannot be scheduled.',
  aiInterviewTurns: 'This interview has had {rows} questions, the most there can be. What you answered is kept.',
  interviewAnalyses: 'The interviews of this application have {rows} analyses. The latest one stays in force.',
  checkouts: 'There were {rows} orders in one day, the maximum. Complete one that is open, or try again tomorrow.',
  knowledgeItems:
    'You already have {rows} pieces of content, the most there can be. Delete a draft that you will not use.',
  knowledgePictures:
    'The pictures of your content come to {rows} or {megabytes} MB, the most there can be. Take those you no longer use out of your texts; they are deleted the day after.',
  enrolments:
    'You already have {rows} enrolments, the most there can be. Leave a course or path that you will not go on with.',
  bookmarks:
    'You have already saved {rows} articles, the most there can be. Remove those that you have read to save others.',
  rooms: 'The company has made {rows} rooms within 24 hours. Try again later, or use one that is there already.',
  recordings: 'A recording has at most {rows} segments. Stop this one and begin another.',
  offers: 'This application has had {rows} offers, and they stay in its history. No other one can be created.',
  exportedRows:
    'With this file you would go beyond {rows} applications exported in 24 hours. Export fewer, or try again later.',
  offerFiles:
    'The attachments of this application’s offers have reached {rows} files or {megabytes} MB. Send fewer attachments, or smaller ones.',
};
