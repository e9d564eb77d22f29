import { sendOffer } from '@prova/contract/offers/offers';
import { offerBody } from '../../offers-factory.ts';
import {
  type AccessTable,
  byToken,
  type Call,
  FORBIDDEN,
  mixing,
  ofCompany,
  ofTalent,
  recruiters,
  talents,
} from '../outcomes.ts';

const OFFER_NOT_FOUND = '404 OFFER_NOT_FOUND';
const APPLICATION_NOT_FOUND = '404 APPLICATION_NOT_FOUND';
/** Who does not see offers cannot tell that there is one. */
const NO_OFFERS = { interviewer: OFFER_NOT_FOUND } as const;

const byLink: Call = ({ offerToken }) => ({ params: { token: offerToken } });

export const offersAccess: AccessTable = {
  'offers.create': ofCompany(APPLICATION_NOT_FOUND, ({ applicationId }) => ({ body: offerBody(applicationId) })),
  'offers.send': ofCompany(OFFER_NOT_FOUND, ({ offerId }) => ({ params: { id: offerId } }), NO_OFFERS),
  'offers.undoSend': ofCompany(
    OFFER_NOT_FOUND,
    async ({ server, actors, offerId }) => {
      const call = { params: { id: offerId } };
      await server.call(sendOffer, { as: actors.owner.token, ...call });
      return call;
    },
    NO_OFFERS,
  ),
  'offers.cancel': ofCompany(OFFER_NOT_FOUND, ({ offerId }) => ({ params: { id: offerId }, body: {} }), NO_OFFERS),
  'offers.list': mixing(recruiters(undefined, { interviewer: FORBIDDEN }), {
    'the application': {
      call: ({ foreign }) => ({ query: { applicationId: foreign.applicationId } }),
      outcome: APPLICATION_NOT_FOUND,
    },
  }),
  'offers.stats': recruiters(undefined, { interviewer: FORBIDDEN }),
  'offers.listOwn': talents(),
  'offers.openOwn': ofTalent(OFFER_NOT_FOUND, ({ self: { offerId } }) => ({ params: { id: offerId } })),
  'offers.sendLink': byToken(({ offeredToken }) => ({ params: { token: offeredToken } })),
  'offers.byToken': byToken(byLink),
  'offers.viewed': byToken(byLink),
  'offers.respond': byToken(({ offerToken }) => ({ params: { token: offerToken }, body: { response: 'decline' } })),
};
