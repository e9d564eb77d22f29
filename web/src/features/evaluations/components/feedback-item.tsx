import { type Feedback, removeFeedback, shareFeedback, withdrawFeedback } from '@prova/contract/evaluations/feedbacks';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { invalidate, useCall } from '../../../lib/query.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { changedByFeedback } from '../feedbacks.queries.ts';
import { FeedbackText } from './feedback-text.tsx';

type Props = { feedback: Feedback; name: string; onEdit: () => void };

/** One feedback as its team sees it, with what may be done with it. */
export function FeedbackItem({ feedback, name, onEdit }: Props) {
  const { t } = useTranslation('feedback');
  const [asking, setAsking] = useState<'share' | 'withdraw' | 'remove' | null>(null);
  const { team, sharedAt } = feedback;
  if (!team) return null;
  const { can } = team;
  return (
    <Card as="li" look={sharedAt ? 'plain' : 'dashed'} className="flex flex-col gap-3">
      <Head feedback={feedback} team={team} />
      <FeedbackText feedback={feedback} />
      {(can.edit || can.withdraw) && (
        <div className="flex flex-wrap gap-2">
          {can.share && (
            <Button size="sm" variant="primary" icon={<Send className="size-4" />} onClick={() => setAsking('share')}>
              {t('share')}
            </Button>
          )}
          {can.edit && (
            <Button size="sm" icon={<Pencil className="size-4" />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {can.withdraw && (
            <Button size="sm" variant="quiet" icon={<Undo2 className="size-4" />} onClick={() => setAsking('withdraw')}>
              {t('withdraw')}
            </Button>
          )}
          {can.remove && (
            <Button
              size="sm"
              variant="danger-quiet"
              icon={<Trash2 className="size-4" />}
              onClick={() => setAsking('remove')}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
      {asking && (
        <Ask kind={asking} feedback={feedback} version={team.version} name={name} onClose={() => setAsking(null)} />
      )}
    </Card>
  );
}

function Head({ feedback, team }: { feedback: Feedback; team: NonNullable<Feedback['team']> }) {
  const { t } = useTranslation('feedback');
  const format = useFormat();
  const { author, editedBy, writtenAt } = team;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
      <Badge tone={feedback.sharedAt ? 'green' : 'plain'}>
        {t(feedback.sharedAt ? 'state.shared' : 'state.draft')}
      </Badge>
      <span className="flex min-w-0 items-center gap-1.5">
        <Avatar name={author.name} src={author.photoUrl} size="xs" />
        <span className="wrap-break-word">{author.name || t('formerMember')}</span>
      </span>
      <span>
        ·{' '}
        <time dateTime={writtenAt} title={format.dateTime(writtenAt)}>
          {editedBy ? t('editedBy', { name: editedBy, when: format.ago(writtenAt) }) : format.ago(writtenAt)}
        </time>
      </span>
      {feedback.sharedAt && (
        <span className="basis-full">
          {t('sharedOn', { date: format.dateTime(feedback.sharedAt) })}
          {feedback.editedAt && ` · ${t('editedOn', { date: format.dateTime(feedback.editedAt) })}`}
        </span>
      )}
    </div>
  );
}

type AskProps = {
  kind: 'share' | 'withdraw' | 'remove';
  feedback: Feedback;
  version: number;
  name: string;
  onClose: () => void;
};

/** Before the candidate reads it, reads it no more, or it is gone. */
function Ask({ kind, feedback, version, name, onClose }: AskProps) {
  const { t } = useTranslation('feedback');
  const client = useQueryClient();
  const options = {
    invalidates: changedByFeedback,
    meta: { quiet: true },
    // What was changed meanwhile stands in the question before it is asked again.
    onError: () => void invalidate(client, changedByFeedback),
  };
  const share = useCall(shareFeedback, options);
  const withdraw = useCall(withdrawFeedback, options);
  const remove = useCall(removeFeedback, options);
  const params = { id: feedback.id };
  const send = {
    share: () => share.mutateAsync({ params, body: { version } }),
    withdraw: () => withdraw.mutateAsync({ params, body: { version } }),
    remove: () => remove.mutateAsync({ params }),
  }[kind];
  return (
    <ConfirmDialog
      title={t(`ask.${kind}.title`, { name })}
      confirmLabel={t(`ask.${kind}.confirm`)}
      danger={kind === 'remove'}
      size={kind === 'share' ? 'md' : 'sm'}
      onConfirm={async () => {
        await send();
        toast.success(t(`ask.${kind}.done`));
      }}
      onClose={onClose}
      {...(kind === 'share' && {
        details: (
          <figure>
            <figcaption className="mb-2 text-small font-semibold">{t('preview', { name })}</figcaption>
            <Card look="sunken" className="flex flex-col gap-3">
              <p className="font-semibold wrap-break-word">{t('from', { company: feedback.companyName })}</p>
              <FeedbackText feedback={feedback} />
            </Card>
          </figure>
        ),
      })}
    >
      {t(`ask.${kind}.text`, { name, company: feedback.companyName })}
    </ConfirmDialog>
  );
}
