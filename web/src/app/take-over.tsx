import { createRoot, hydrateRoot } from 'react-dom/client';
import { authStore } from '../lib/auth-store.ts';
import { startI18n } from '../lib/i18n.ts';
import { readPageState } from '../lib/page-state.ts';
import { isLeaving, onOtherTab, readAccessToken } from '../lib/tokens.ts';
import { PublicApp } from './public-app.tsx';
import { FRAME_PHRASES, publicPageAt } from './public-pages.ts';
import { loadPage } from './public-routes.tsx';

if (readAccessToken() || isLeaving()) checkWho();
else {
  authStore.write({ status: 'signed-out' });
  const stop = onOtherTab((event) => {
    if (event !== 'signed-in') return;
    stop();
    import('../lib/session.ts').then(({ meetAgain }) => meetAgain(), ignored);
  });
}
/** A public page is of use without knowing who reads it. */
function ignored(): void {}

/** Visitors do without the code of sessions. */
function checkWho(): void {
  import('../lib/session.ts').then(({ checkAuth }) => checkAuth()).catch(ignored);
}

async function start(): Promise<void> {
  const state = readPageState();
  const at = { pathname: location.pathname, search: location.search };
  const page = state?.failed ? undefined : publicPageAt(at.pathname);
  const [first = null] = await Promise.all([
    page && loadPage(page),
    startI18n([...FRAME_PHRASES, ...(state?.phrases ?? page?.phrases ?? [])]),
  ]);
  const app = <PublicApp state={state} at={at} first={first} />;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  // From here on React answers what it can; the rest is kept until the page is ready.
  dispatchEvent(new Event('prova:hydrating'));
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
