import './quiet-zod.ts';
import { RouterProvider } from 'react-router';
import { startI18n } from '../lib/i18n.ts';
import { needsLogin } from '../lib/places.ts';
import { checkAuth } from '../lib/session.ts';
import { mount } from './mount.tsx';
import { AppProviders } from './providers.tsx';
import { router } from './router.tsx';

if (needsLogin(location.pathname)) {
  checkAuth().catch(() => {
    // Asked early to save a round trip; the guard asks again and shows the failure.
  });
}
await startI18n(['app', 'parts', 'language-switch']);
mount(
  <AppProviders>
    <RouterProvider router={router} />
  </AppProviders>,
);
