import {
  applicationMatch,
  applicationStatusMatch,
  ownApplicationMatch,
} from '@prova/contract/applications/application-match';
import * as contract from '@prova/contract/applications/applications';
import * as closing from '@prova/contract/applications/job-closing';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { amendApplication } from './amend-application.ts';
import { apply, applySignedIn } from './apply.ts';
import { claim, listClaimable } from './claim.ts';
import { closingPreview } from './closing-preview.ts';
import { applicationDetail, jobCandidates, openApplication } from './detail.ts';
import { listApplications } from './list-applications.ts';
import { explainApplication, explainByToken, explainOwnApplication } from './match/explain-application.ts';
import {
  applicationStatus,
  decideBankConsent,
  decideOwnBankConsent,
  ownApplicationStatus,
} from './own-applications.ts';
import { applicationPrefill, appliedAmong } from './prefill.ts';
import { readResume } from './read-resume.ts';
import { revealApplication } from './reveal-application.ts';
import { sendStatusLinks } from './status-links.ts';
import { timeline } from './timeline.ts';
import { undoWithdrawal, undoWithdrawalByToken, withdrawByToken, withdrawOwn } from './withdraw.ts';

/** Milliseconds: longer than it takes to find the applications of an address and to queue their mails. */
const SAME_TIME = 300;

export const applicationRoutes: readonly Route[] = [
  route(contract.readResume, (ctx, { files }) => readResume(ctx, files.resume?.[0])),
  route(contract.apply, (ctx, { params, body, files }) => apply(ctx, params.slug, body, files.resume?.[0])),

  route(contract.applicationStatus, (ctx) => applicationStatus(ctx)),
  route(applicationStatusMatch, (ctx) => explainByToken(ctx)),
  route(contract.withdrawByToken, (ctx, { body }) => withdrawByToken(ctx, body.reason)),
  route(contract.undoWithdrawalByToken, (ctx, { body }) => undoWithdrawalByToken(ctx, body.eventId)),
  route(contract.decideBankConsent, (ctx, { body }) => decideBankConsent(ctx, body.consent)),
  route(contract.sendStatusLinks, (ctx, { body }) => sendStatusLinks(ctx, body.email), { noSoonerThan: SAME_TIME }),

  route(contract.listApplications, async (ctx, { query }) => {
    const { data, meta } = await listApplications(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.applicationPrefill, (ctx) => applicationPrefill(ctx)),
  route(contract.appliedAmong, (ctx, { query }) => appliedAmong(ctx, query.ids)),
  route(contract.createApplication, (ctx, { body, files }) => applySignedIn(ctx, body, files.resume?.[0])),
  route(contract.amendApplication, (ctx, { params, body }) => amendApplication(ctx, params.id, body)),
  route(contract.removeApplication, (ctx, { params }) => withdrawOwn(ctx, params.id, undefined)),
  route(contract.withdrawOwn, (ctx, { params, body }) => withdrawOwn(ctx, params.id, body.reason)),
  route(contract.undoWithdrawal, (ctx, { params, body }) => undoWithdrawal(ctx, params.id, body.eventId)),
  route(contract.ownApplicationStatus, (ctx, { params }) => ownApplicationStatus(ctx, params.id)),
  route(ownApplicationMatch, (ctx, { params }) => explainOwnApplication(ctx, params.id)),
  route(contract.decideOwnBankConsent, (ctx, { params, body }) => decideOwnBankConsent(ctx, params.id, body.consent)),
  route(contract.listClaimable, (ctx) => listClaimable(ctx)),
  route(contract.claim, (ctx, { body }) => claim(ctx, body.candidateIds)),

  route(contract.revealApplication, async (ctx, { params, body }) => {
    await revealApplication(ctx, params.id, body.reason);
    return {};
  }),
  route(contract.getApplication, (ctx, { params, query }) =>
    applicationDetail(ctx, params.id, { ahead: query.ahead !== undefined }),
  ),
  route(contract.applicationOpened, (ctx, { params }) => openApplication(ctx, params.id)),
  route(applicationMatch, (ctx, { params }) => explainApplication(ctx, params.id)),
  route(contract.applicationTimeline, async (ctx, { params, query }) => {
    const { data, meta } = await timeline(ctx, params.id, query);
    return reply(data, { meta });
  }),
  route(closing.closingPreview, (ctx, { params }) => closingPreview(ctx, params.id)),
  route(contract.jobCandidates, async (ctx, { params, query }) => {
    const { data, meta } = await jobCandidates(ctx, params.id, query);
    return reply(data, { meta });
  }),
];
