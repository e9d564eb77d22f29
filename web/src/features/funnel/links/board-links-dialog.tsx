import { type BoardLink, listBoardLinks, revokeBoardLink } from '@prova/contract/funnel/board-links';
import { useQuery } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { queryOf, useCall } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type MadeLink, MadeLinkDialog } from './made-link-dialog.tsx';
import { NewLinkDialog } from './new-link-dialog.tsx';

type Props = { job: { id: string; title: string }; onClose: () => void };

/** The links that open the board of a job without an account: makes them, shows each address once, and revokes them. */
export function BoardLinksDialog({ job, onClose }: Props) {
  const { t } = useTranslation('board-links');
  const [step, setStep] = useState<'new' | MadeLink | { revoking: BoardLink } | null>(null);
  const links = useQuery(queryOf(listBoardLinks, { params: { id: job.id } }));
  const revoke = useCall(revokeBoardLink, { invalidates: [listBoardLinks], meta: { quiet: true } });
  const back = () => setStep(null);
  if (step === 'new') return <NewLinkDialog jobId={job.id} onMade={setStep} onClose={back} />;
  if (step && 'url' in step) return <MadeLinkDialog made={step} onClose={back} />;
  if (step) {
    const { id, name } = step.revoking;
    return (
      <ConfirmDialog
        title={t('revokeTitle', { name })}
        confirmLabel={t('revoke')}
        failureTitle={t('revokeFailed')}
        danger
        onConfirm={async () => {
          await revoke.mutateAsync({ params: { id: job.id, linkId: id } });
          toast.success(t('revoked', { name }));
        }}
        onClose={back}
      >
        {t('revokeText')}
      </ConfirmDialog>
    );
  }
  const make = (
    <Button variant="primary" icon={<Plus className="size-4" />} onClick={() => setStep('new')}>
      {t('make')}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('text', { title: job.title })}
      footer={links.data && links.data.length > 0 ? make : undefined}
    >
      <QueryView
        query={links}
        skeleton={<SkeletonRows trail framed={false} rowClassName="py-3" />}
        failure={{ level: 3, title: t('loadError') }}
        isEmpty={(found) => found.length === 0}
        empty={
          <EmptyState level={3} title={t('none')} icon={<Link2 />} action={make}>
            {t('noneText')}
          </EmptyState>
        }
      >
        {(found) => (
          <ul aria-label={t('list')} className="divide-y divide-border">
            {found.map((link) => (
              <LinkRow key={link.id} link={link} onRevoke={() => setStep({ revoking: link })} />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

function LinkRow({ link, onRevoke }: { link: BoardLink; onRevoke: () => void }) {
  const { t } = useTranslation('board-links');
  const format = useFormat();
  const { name, right, expired, expiresAt, createdBy } = link;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-break-word">
          {name}
          {expired && <Badge>{t('expired')}</Badge>}
        </p>
        <p className="text-small wrap-break-word text-muted">
          {t(expired ? 'factsExpired' : 'facts', { right: t(`right.${right}`), date: format.date(expiresAt) })}
        </p>
        {createdBy && <p className="text-small wrap-break-word text-muted">{t('madeBy', { name: createdBy })}</p>}
      </div>
      <Button size="sm" variant="danger-quiet" aria-label={t('revokeNamed', { name })} onClick={onRevoke}>
        {t('revoke')}
      </Button>
    </li>
  );
}
