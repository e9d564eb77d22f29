import '../lib/quiet-zod.ts';
import './early-session.ts';
import i18next from 'i18next';
import { RouterProvider } from 'react-router';
import { startI18n } from '../lib/i18n.ts';
import { takeLaterToast } from '../lib/later-toast.ts';
import { hasLostCompany } from '../lib/lost-company.ts';
import { needsLogin } from '../lib/places.ts';
import { followLanguage } from '../lib/query-client.ts';
import { Fillings } from '../lib/slots.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { toast } from '../ui/toast-store.ts';
import { features } from './features.ts';
import { mount } from './mount.tsx';
import { AppProviders } from './providers.tsx';
import { queryClient } from './query-client.ts';
import { firstPhrases, startRouter } from './router.tsx';

/** Long enough to be read by somebody who has just been led elsewhere. */
const LONG_MS = 15_000;

/** No module waits at its top level: those of the same file would wait with it, and the bundler keeps files apart. */
async function start(): Promise<void> {
  const router = startRouter();
  const shellPhrases = ['app', 'parts', 'language-switch', ...(needsLogin(location.pathname) ? ['notifications'] : [])];
  await startI18n([...shellPhrases, ...firstPhrases(router)]);
  followLanguage(queryClient, i18next);
  // What is said without a connection has to be there before it is lost.
  whenIdle(() => void i18next.loadNamespaces(['site']));
  if (hasLostCompany()) toast.warning(i18next.t('app:companyLost'), { duration: LONG_MS });
  const saidBefore = takeLaterToast();
  if (saidBefore) toast.success(saidBefore);
  mount(
    <AppProviders>
      <Fillings of={features.flatMap(({ slots = [] }) => slots)}>
        <RouterProvider router={router} />
      </Fillings>
    </AppProviders>,
  );
}

void start();
