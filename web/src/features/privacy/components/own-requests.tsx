import { notificationNew } from '@prova/contract/notifications/realtime';
import { listOwnRequests, type OwnRequest } from '@prova/contract/privacy/privacy-requests';
import { useQuery } from '@tanstack/react-query';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../lib/format.ts';
import { useLiveMessage } from '../../../lib/live.ts';
import { queryOf } from '../../../lib/query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { isKind } from '../request/request-form.ts';
import { REQUEST_TONES } from '../request/request-tones.ts';
import { AskDialog, type Asked } from './ask-dialog.tsx';
import { RequestAnswer } from './request-answer.tsx';

const ABOUT_MAX = 120;

/** What the signed-in person has asked about their data, here or by the form, and the way to ask. */
export function OwnRequests() {
  const { t } = useTranslation('data-requests');
  const own = useQuery(queryOf(listOwnRequests));
  useLiveMessage(notificationNew, () => void own.refetch());
  const [search, setSearch] = useSearchParams();
  const begun = useBegun(search);
  const [asking, setAsking] = useState(begun.kind !== null);
  const stopAsking = () => {
    setAsking(false);
    setSearch({}, { replace: true });
  };
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = own.data?.requests.find(({ id }) => id === shownId);
  return (
    <Card as="section" aria-labelledby="own-requests">
      <h2 id="own-requests" className="text-h4">
        {t('mine.title')}
      </h2>
      <p className="mt-1 text-muted">{t('mine.text')}</p>
      <QueryView
        query={own}
        skeleton={<SkeletonRows rows={2} framed={false} className="mt-3" rowClassName="py-3" />}
        failure={{ className: 'mt-3', level: 3, title: t('mine.loadError') }}
      >
        {({ requests, companies, applications }) => (
          <>
            {requests.length === 0 ? (
              <p className="mt-3">{t('mine.none')}</p>
            ) : (
              <ul className="mt-3 divide-y divide-border">
                {requests.map((request) => (
                  <Row
                    key={request.id}
                    request={request}
                    onShow={() => {
                      setShownId(request.id);
                      // The link to a copy lasts ten minutes, and this page may have been open for longer.
                      void own.refetch();
                    }}
                  />
                ))}
              </ul>
            )}
            <Button className="mt-4" icon={<MessageSquarePlus className="size-4" />} onClick={() => setAsking(true)}>
              {t('mine.ask')}
            </Button>
            {asking && (
              <AskDialog
                companies={companies}
                initial={begun}
                application={applications.find(({ id }) => id === search.get('application'))}
                onClose={stopAsking}
              />
            )}
          </>
        )}
      </QueryView>
      {shown && (
        <Dialog
          open
          title={t('status.title')}
          onClose={() => setShownId(null)}
          footer={<Button onClick={() => setShownId(null)}>{t('mine.close')}</Button>}
        >
          <RequestAnswer request={shown} />
        </Dialog>
      )}
    </Card>
  );
}

/** What a link from another screen asks for: `?ask=human_review&about=<title of a job>`, and `&application=<id>` where they applied. */
function useBegun(search: URLSearchParams): Asked {
  const { t } = useTranslation('data-requests');
  const kind = search.get('ask');
  const about = search.get('about')?.slice(0, ABOUT_MAX);
  return { kind: isKind(kind) ? kind : null, message: about ? t('mine.aboutMatch', { title: about }) : '' };
}

function Row({ request, onShow }: { request: OwnRequest; onShow: () => void }) {
  const { t } = useTranslation('data-requests');
  const format = useFormat();
  const about = { kind: t(`kinds.${request.kind}`), whom: request.companyName ?? t('prova') };
  const asked = format.date(request.askedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-break-word">{t('mine.toWhom', about)}</p>
        <p className="text-small text-muted">
          {request.state === 'received'
            ? t('mine.waiting')
            : request.answeredAt !== null
              ? t('mine.answered', { asked, when: format.date(request.answeredAt) })
              : request.answerBy !== null
                ? t('mine.by', { asked, until: format.day(request.answerBy) })
                : t('mine.asked', { asked })}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={REQUEST_TONES[request.state]}>{t(`states.${request.state}`)}</Badge>
        <Button size="sm" aria-label={t('mine.showRequest', about)} onClick={onShow}>
          {t('mine.show')}
        </Button>
      </div>
    </li>
  );
}
