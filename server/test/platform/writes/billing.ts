import { beginCardChange } from '@prova/contract/billing/cards';
import { buy, order, orderBody, owe, paymentsOf } from '../../billing-factory.ts';
import { newTalent, type Stage, type Writes } from './stage.ts';

async function bought(stage: Stage) {
  const talent = await newTalent(stage);
  await buy(stage.server, talent, { plan: 'pro' });
  const [payment] = await paymentsOf(stage.server, talent);
  return { as: talent.token, paymentId: payment?.id ?? '' };
}

export const billingWrites: Writes = {
  'billing.setNext': async (stage) => ({
    as: (await bought(stage)).as,
    body: { next: { plan: 'free', period: 'monthly' } },
  }),
  'billing.renewal.sandbox': async (stage) => {
    const talent = await newTalent(stage);
    await owe(stage.server, talent, { plan: 'pro' });
    return { as: talent.token, body: { outcome: 'approve' } };
  },
  'billing.checkouts.begin': async (stage) => ({
    as: (await newTalent(stage)).token,
    body: orderBody({ plan: 'pro' }, 2_990),
  }),
  'billing.checkouts.sandbox': async (stage) => {
    const talent = await newTalent(stage);
    const { id } = await order(stage.server, talent, { plan: 'pro' });
    return { as: talent.token, params: { id }, body: { outcome: 'approve' } };
  },
  'billing.cards.begin': async (stage) => ({ as: (await bought(stage)).as }),
  'billing.cards.sandbox': async (stage) => {
    const { as } = await bought(stage);
    const { data } = await stage.server.call(beginCardChange, { as });
    return { as, params: { id: data.id }, body: { outcome: 'accept' } };
  },
  'billing.payments.withdraw': async (stage) => {
    const { as, paymentId } = await bought(stage);
    return { as, params: { id: paymentId } };
  },
};
