import { getOffer } from '@prova/contract/offers/offers';
import { offerPaths } from '@prova/contract/offers/paths';
import { secretPage } from '../../platform/http/page-heads.ts';
import { defineMails } from '../../platform/mail/mail-kind.ts';
import type { ServerModule } from '../../platform/module.ts';
import { connect } from '../../platform/ports.ts';
import { companyPorts } from '../companies/companies.service.ts';
import { endWithApplicationTask } from './end-with-application.ts';
import { expireOfferTask, sweepOffersTask } from './expire-offer.ts';
import * as mails from './mails/offers.kinds.ts';
import { notifyReceived } from './notify-offer.ts';
import * as budgets from './offers.budgets.ts';
import * as notifications from './offers.notifications.ts';
import { offersData } from './offers.privacy.ts';
import { offerRoutes } from './offers.routes.ts';
import { transferOffers } from './transfer-offers.ts';

export const offers: ServerModule = {
  name: 'offers',
  routes: offerRoutes,
  pages: [secretPage(offerPaths.offer, { 'pt-BR': 'Oferta', 'en-US': 'Offer' }, getOffer)],
  tasks: [expireOfferTask, sweepOffersTask, notifyReceived],
  followers: [endWithApplicationTask],
  mails: defineMails(mails),
  notifications: Object.values(notifications),
  budgets: Object.values(budgets),
  personalData: offersData,
  connects: [connect(companyPorts.transferWork, transferOffers)],
};
