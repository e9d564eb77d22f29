import * as contract from '@prova/contract/privacy';
import { type Route, route } from '../../platform/http/route.ts';
import { listConsents, setVisibility, withdrawBankConsent } from './consents.ts';
import { eraseAccount, previewErasure } from './erasure.ts';
import { getOwnExport, requestExport } from './export.ts';

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
];
