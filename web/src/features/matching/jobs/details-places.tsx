import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { cardId } from '../components/job-card.tsx';
import { TalentJobDetails } from './talent-job-details.tsx';

/** The details beside the list. Who chose a job goes on from there, and back to its card. */
export function DetailsPane({ slug, chosen }: { slug: string; chosen: boolean }) {
  const { t } = useTranslation('talent-jobs');
  const pane = useRef<HTMLElement>(null);
  const opened = chosen ? slug : undefined;
  const former = useRef(opened);
  useEffect(() => {
    if (former.current === opened) return;
    former.current = opened;
    if (!opened || !pane.current) return;
    pane.current.scrollTop = 0;
    pane.current.focus({ preventScroll: true });
  }, [opened]);
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-label={t('details.label')}
      className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card border border-border bg-surface p-6 outline-none"
    >
      <Button
        size="sm"
        className="sr-only focus:not-sr-only"
        onClick={() => document.getElementById(cardId(slug))?.focus()}
      >
        {t('details.backToCard')}
      </Button>
      <TalentJobDetails key={slug} slug={slug} chosen={chosen} title="h2" />
    </section>
  );
}

/** The details as a page of their own, with the way back to the list as it was. */
export function DetailsPage({
  slug,
  listHref,
  onLoad,
}: {
  slug: string;
  listHref: string;
  onLoad: (title: string) => void;
}) {
  const { t } = useTranslation('talent-jobs');
  const navigate = useNavigate();
  const { state } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus({ preventScroll: true }), []);
  // Back to where the list was scrolled to; who came by a link gets the list as the address has it.
  const back = () => ((state as { fromList?: boolean } | null)?.fromList ? void navigate(-1) : void navigate(listHref));
  return (
    <div ref={page} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <Button variant="quiet" className="-ml-4 self-start" icon={<ArrowLeft className="size-4" />} onClick={back}>
        {t('details.back')}
      </Button>
      <TalentJobDetails slug={slug} chosen title="h1" onLoad={onLoad} />
    </div>
  );
}
