import { withdrawPayment } from '@prova/contract/billing/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsOf } from '../../test/billing-factory.ts';
import { operatorOf } from '../../test/operator.ts';
import { signUp } from '../../test/people.ts';
import { type Shop, startShop, subscribe } from '../../test/stripe-factory.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

test('what Stripe does not give back is listed until somebody has given it back', async () => {
  const refund = operatorOf(shop.server, shop.stripe.settings);
  expect((await refund('refund', 'list')).stdout).toBe('Nothing is to go back.\n');
  const owner = await signUp(shop.server, 'RECRUITER');
  await subscribe(shop, owner, { plan: 'professional', method: 'boleto' });
  const [payment] = await paymentsOf(shop.server, owner);
  const id = payment?.id ?? '';
  await expect(refund('refund', 'done', id)).rejects.toMatchObject({ stderr: 'Nothing of it is to go back.\n' });
  await shop.server.call(withdrawPayment, { as: owner.token, params: { id } });
  shop.stripe.state.troubles.set('POST /v1/refunds', 'down');
  await shop.server.tasks.drain();
  const { stdout } = await refund('refund', 'list');
  expect(stdout).toContain(`${id}\n  BRL 399.00, asked on `);
  expect(stdout).toContain('Aurora Tecnologia Ltda., 11222333000181\n');
  expect((await refund('refund', 'done', id)).stdout).toBe('It is noted.\n');
  expect((await refund('refund', 'list')).stdout).toBe('Nothing is to go back.\n');
  await expect(refund('refund', 'done', id)).rejects.toMatchObject({ stderr: 'It was given back already.\n' });
  await expect(refund('refund', 'done', 'x')).rejects.toMatchObject({ stderr: 'There is no payment "x".\n' });
});
