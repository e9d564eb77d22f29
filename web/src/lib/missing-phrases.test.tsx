import { render, screen } from '@testing-library/react';
import i18next, { type BackendModule } from 'i18next';
import { Suspense } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { isApiError } from './api-error.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { missPhrasesAsCode } from './i18n.ts';

const network = { up: false };
const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (_locale, _name, done) =>
    network.up ? done(null, { title: 'Pessoas' }) : done(new Error('Failed to fetch'), null),
};

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function Title() {
  const { t } = useTranslation('candidates');
  return <h1>{t('title')}</h1>;
}

test('phrases that do not come are a part that did not load, never their keys, and another address asks again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = i18next.createInstance();
  await i18n.use(backend).use(initReactI18next).init({ lng: 'pt-BR', fallbackLng: false, ns: [] });
  missPhrasesAsCode(i18n);
  const page = (address: string) => (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary resetKey={address} fallback={(error) => isApiError(error, 'CODE_NOT_LOADED') && <p>offline</p>}>
        <Suspense>
          <Title />
        </Suspense>
      </ErrorBoundary>
    </I18nextProvider>
  );
  const { rerender } = render(page('/'));
  await screen.findByText('offline');
  expect(screen.queryByText('title')).toBeNull();
  network.up = true;
  history.replaceState(null, '', '/candidates');
  rerender(page('/candidates'));
  await screen.findByRole('heading', { name: 'Pessoas' });
});
