import * as contract from '@prova/contract/offers/offers';
import { type Route, reply, route } from '../../platform/http/route.ts';
import { cancelOffer } from './cancel-offer.ts';
import { createOffer } from './create-offer.ts';
import { getOffer, getOfferPage, listOffers, listOwnOffers, offerStats, openOwnOffer } from './offers.service.ts';
import { markViewed, respondToOffer } from './respond-to-offer.ts';
import { sendLinkAgain } from './send-link-again.ts';
import { sendOffer } from './send-offer.ts';
import { undoSending } from './undo-sending.ts';

export const offerRoutes: readonly Route[] = [
  route(contract.createOffer, async (ctx, { body, files }) =>
    getOffer(ctx, await createOffer(ctx, body, files.attachments ?? [])),
  ),
  route(contract.sendOffer, async (ctx, { params, body }) => {
    await sendOffer(ctx, params.id, body.reason || null);
    return getOffer(ctx, params.id);
  }),
  route(contract.undoSending, async (ctx, { params }) => {
    await undoSending(ctx, params.id);
    return getOffer(ctx, params.id);
  }),
  route(contract.cancelOffer, async (ctx, { params, body }) => {
    await cancelOffer(ctx, params.id, body.reason || null);
    return getOffer(ctx, params.id);
  }),
  route(contract.listOffers, async (ctx, { query }) => {
    const { data, meta } = await listOffers(ctx, query);
    return reply(data, { meta });
  }),
  route(contract.offerStats, (ctx) => offerStats(ctx)),

  route(contract.listOwnOffers, (ctx) => listOwnOffers(ctx)),
  route(contract.openOwnOffer, (ctx, { params }) => openOwnOffer(ctx, params.id)),

  route(contract.sendOfferLink, async (ctx) => {
    await sendLinkAgain(ctx);
    return {};
  }),

  route(contract.getOffer, (ctx) => getOfferPage(ctx)),
  route(contract.markOfferViewed, async (ctx) => {
    await markViewed(ctx);
    return getOfferPage(ctx);
  }),
  route(contract.respondToOffer, async (ctx, { body }) => {
    await respondToOffer(ctx, {
      accepted: body.response === 'accept',
      note: body.note || null,
      reason: body.reason ?? null,
    });
    return getOfferPage(ctx);
  }),
];
