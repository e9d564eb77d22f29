import * as contract from '@prova/contract/privacy/privacy';
import * as requests from '@prova/contract/privacy/privacy-requests';
import * as retention from '@prova/contract/privacy/privacy-retention';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { previewAsked } from './answer-with-erasure.ts';
import { askByMailLink, askSignedIn, confirmByLink, requestPage, searchCompanies } from './ask.ts';
import { previewRetentionOf, retentionOf, setRetentionOf } from './company-retention.ts';
import { listConsents, setVisibility, withdrawBankConsent } from './consents.ts';
import { eraseAccount, previewErasure } from './erasure.ts';
import { getOwnExport, requestExport } from './export.ts';
import { answerRequestWith, extendRequest, refuseRequest, startRequest } from './handle-request.ts';
import { ownRequests } from './own-requests.ts';
import { companyQueue, companyRequest } from './request-queue.ts';

export const privacyRoutes: readonly Route[] = [
  route(contract.getExport, (ctx) => getOwnExport(ctx)),
  route(contract.requestExport, (ctx) => requestExport(ctx)),
  route(contract.previewErasure, (ctx) => previewErasure(ctx)),
  route(contract.eraseAccount, async (ctx, { body }) => {
    await eraseAccount(ctx, body.email);
    return {};
  }),
  route(contract.listConsents, (ctx) => listConsents(ctx)),
  route(contract.withdrawBankConsent, async (ctx, { params }) => {
    await withdrawBankConsent(ctx, params.id);
    return {};
  }),
  route(contract.setVisibility, async (ctx, { body }) => {
    await setVisibility(ctx, body.visibility);
    return {};
  }),

  route(requests.findCompanies, (ctx, { query }) => searchCompanies(ctx, query.search)),
  route(requests.requestDataByMail, async (ctx, { body }) => {
    await askByMailLink(ctx, body);
    return {};
  }),
  route(requests.getRequestPage, (ctx) => requestPage(ctx)),
  route(requests.confirmRequest, (ctx) => confirmByLink(ctx)),
  route(requests.listOwnRequests, (ctx) => ownRequests(ctx)),
  route(requests.ask, (ctx, { body }) => askSignedIn(ctx, body)),

  route(requests.listCompanyRequests, async (ctx, { params, query }) => {
    const { data, meta } = await companyQueue(ctx, params.id, query);
    return reply(data, { meta });
  }),
  route(requests.getCompanyRequest, (ctx, { params }) => companyRequest(ctx, params.id)),
  route(requests.startRequest, async (ctx, { params, body }) => {
    await startRequest(ctx, params.id, body.version);
    return companyRequest(ctx, params.id);
  }),
  route(requests.extendRequest, async (ctx, { params, body }) => {
    await extendRequest(ctx, params.id, body.version, body.reason);
    return companyRequest(ctx, params.id);
  }),
  route(requests.refuseRequest, async (ctx, { params, body }) => {
    await refuseRequest(ctx, params.id, body.version, body.reason);
    return companyRequest(ctx, params.id);
  }),
  route(requests.answerRequest, async (ctx, { params, body }) => {
    await answerRequestWith(ctx, params.id, body);
    return companyRequest(ctx, params.id);
  }),
  route(requests.previewRequestErasure, (ctx, { params }) => previewAsked(ctx, params.id)),

  route(retention.getRetention, (ctx, { params }) => retentionOf(ctx, params.id)),
  route(retention.previewRetention, (ctx, { params, query }) =>
    previewRetentionOf(ctx, params.id, params.subject, query.months),
  ),
  route(retention.setRetention, (ctx, { params, body }) => setRetentionOf(ctx, params.id, params.subject, body)),
];
