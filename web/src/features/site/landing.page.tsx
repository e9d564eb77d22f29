import { accountPaths } from '@prova/contract/accounts/paths';
import { homeOf } from '@prova/contract/pages';
import { to } from '@prova/contract/paths';
import type { getLanding } from '@prova/contract/site/site';
import { Check } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth-store.ts';
import { laterPart } from '../../lib/later-part.tsx';
import { leaveTo } from '../../lib/leave.ts';
import { usePageState } from '../../lib/page-state.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useRead } from '../../lib/use-read.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { HiringHere } from './components/hiring-here.tsx';
import { Slogan } from './components/slogan.tsx';

const ProofCard = laterPart(async () => (await import('./components/proof-card.tsx')).ProofCard);
const Below = laterPart(async () => (await import('./components/below.tsx')).Below);

/** The front door for visitors; whoever is signed in goes straight home. */
export function LandingPage() {
  const { t } = useTranslation('landing');
  usePageTitle(t('hero.title'));
  const read = useRead<typeof getLanding>('/api/v1/public/landing', {});
  const auth = useAuth();
  const session = usePageState()?.session ?? null;
  const home = auth.status === 'signed-in' ? homeOf(auth.user.role) : null;
  useEffect(() => {
    if (home) leaveTo(home, { replace: true });
  }, [home]);
  // Nobody should see the invitation flash by on the way home.
  if (home || (auth.status === 'loading' && session !== null)) return null;
  return (
    <>
      <div className="mx-auto w-full max-w-[79rem] px-4 pt-8 sm:px-6 lg:pt-10">
        <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div className="lg:pt-4">
            <Slogan as="h1" className="max-w-full text-[clamp(2.6rem,6.1vw,5.375rem)]" />
            <p className="mt-6 max-w-xl text-[1.125rem] leading-7 text-muted sm:text-[1.25rem] sm:leading-8">
              {t('hero.lead')}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton href={accountPaths.register} variant="primary">
                {t('hero.talent')}
              </LinkButton>
              <LinkButton href={to(accountPaths.register, {}, { role: 'recruiter' })}>{t('hero.recruiter')}</LinkButton>
            </div>
            <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
              {(['free', 'levels', 'dates'] as const).map((promise) => (
                <li key={promise} className="inline-flex items-center gap-2">
                  <Check className="size-4 text-brand" strokeWidth={3} aria-hidden="true" />
                  {t(`hero.${promise}`)}
                </li>
              ))}
            </ul>
            <HiringHere companies={read.data?.companies ?? []} />
          </div>
          <ProofCard />
        </div>
      </div>
      <Below figures={read.data?.figures ?? null} />
    </>
  );
}
