import { act, configure, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { http } from 'msw';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, success, testApi } from '../../../../test/api.ts';
import { LeanRouter } from '../../../lib/lean-router.tsx';
import { Below } from './below.tsx';

// Two cores that are busy are no failure.
configure({ asyncUtilTimeout: 5000 });
const server = testApi();
const scrolled: string[] = [];

beforeEach(async () => {
  await i18next.loadNamespaces(['site', 'legal']);
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});
afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

async function show(address: string) {
  history.replaceState(null, '', address);
  await act(async () =>
    render(
      <LeanRouter>
        <Suspense>
          <Below figures={null} />
        </Suspense>
      </LeanRouter>,
    ),
  );
}

test('a section that an address names is gone to once it is there; prices that did not come can be asked for again', async () => {
  let fails = true;
  server.use(
    http.get(`${location.origin}/api/v1/billing/plans`, () =>
      fails ? failure(403, 'FORBIDDEN', 'Não deu.') : success({ available: false, plans: [] }),
    ),
  );
  await show('/#precos');
  await waitFor(() => expect(scrolled).toEqual(['precos']));
  const again = await screen.findByRole('button', { name: 'Tentar de novo' });
  fails = false;
  again.click();
  expect(await screen.findByText('Aqui tudo é grátis, para talentos e para empresas.')).toBeTruthy();
  expect(scrolled).toEqual(['precos']);
});
