import { getRoomConversation } from '@prova/contract/rooms/rooms';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { queryOf } from '../../../lib/query.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { type Said, saidInRoom } from './said-in-room.ts';

/** So much is drawn at first: an hour of captions is a thousand lines. */
const SHOWN = 50;

type Props = {
  interviewId: string;
  /** It was held in the room: then it is said that nothing was kept. */
  held: boolean;
};

/** What was written and captioned in the room of an interview. */
export function InterviewConversation({ interviewId, held }: Props) {
  const { t } = useTranslation('interview-conversation');
  const conversation = useQuery({
    ...queryOf(getRoomConversation, { params: { id: interviewId } }),
    select: saidInRoom,
  });
  return (
    <QueryView
      query={conversation}
      skeleton={null}
      failure={{ title: t('loadError') }}
      isEmpty={(said) => said.length === 0}
      empty={held ? <NothingSaid /> : null}
    >
      {(said) => <Conversation said={said} />}
    </QueryView>
  );
}

function NothingSaid() {
  const { t } = useTranslation('interview-conversation');
  return (
    <Card as="section" aria-labelledby="interview-conversation">
      <h2 id="interview-conversation" className="text-h5">
        {t('title')}
      </h2>
      <p className="text-small text-muted">{t('nothing')}</p>
    </Card>
  );
}

function Conversation({ said }: { said: readonly Said[] }) {
  const { t } = useTranslation('interview-conversation');
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const timeOf = ({ at }: Said) => clock.format(new Date(at));
  const nameOf = ({ name }: Said) => name ?? t('erased');
  const asText = () => said.map((each) => `[${timeOf(each)}] ${nameOf(each)}: ${each.text}`).join('\n');
  return (
    <Card as="section" aria-labelledby="interview-conversation" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="interview-conversation" className="text-h5">
            {t('title')}
          </h2>
          <p className="text-small text-muted">{t('lead')}</p>
        </div>
        <Button
          size="sm"
          variant="quiet"
          icon={<Download className="size-4" />}
          onClick={() => saveFile(t('fileName'), `${asText()}\n`, 'text/plain;charset=utf-8')}
        >
          {t('download')}
        </Button>
      </div>
      <ol className="divide-y divide-border">
        {(all ? said : said.slice(0, SHOWN)).map((each) => (
          <li key={each.key} className="py-2.5">
            <p className="text-small text-muted">
              <span className="font-semibold text-text">{nameOf(each)}</span>
              {`\u00a0· ${timeOf(each)}`}
              {each.kind !== 'message' && `\u00a0· ${t(each.kind)}`}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{each.text}</p>
          </li>
        ))}
      </ol>
      {!all && said.length > SHOWN && (
        <Button className="self-start" onClick={() => setAll(true)}>
          {t('showAll', { count: said.length })}
        </Button>
      )}
    </Card>
  );
}
