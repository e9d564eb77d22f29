import type { InvitationAnswer } from '@prova/contract/interviews/interview-fields';
import type { Participant } from '@prova/contract/interviews/interviews';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';

const TONES = { accepted: 'green', declined: 'red', another_time: 'amber' } as const;

interface Props {
  readonly participants: readonly Participant[];
  /** It is not over: whoever has said nothing may still say so. */
  readonly awaited: boolean;
}

/** Who comes, and who has not said so yet. */
export function ParticipantList({ participants, awaited }: Props) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  return (
    <ul className="flex flex-col gap-3">
      {participants.map((person) => {
        const name = person.name || t(person.role === 'candidate' ? 'hidden' : 'erased');
        return (
          <li key={person.id} className="flex items-start gap-3">
            <Avatar name={name} src={person.photoUrl} size="sm" />
            <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1">
              {/* Beside a note the answer would leave a phone no line to write it in. */}
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold wrap-break-word">{name}</p>
                <p className="text-small text-muted">
                  {t(`role.${person.role}`)}
                  {person.answeredAt && `\u00a0· ${t('page.answeredAt', { time: format.relative(person.answeredAt) })}`}
                </p>
                {person.answerNote && (
                  <p className="text-small whitespace-pre-line wrap-anywhere">“{person.answerNote}”</p>
                )}
              </div>
              {(person.answer || awaited) && <AnswerBadge answer={person.answer} />}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function AnswerBadge({ answer }: { answer: InvitationAnswer | null }) {
  const { t } = useTranslation('interviews');
  return <Badge tone={answer === null ? 'plain' : TONES[answer]}>{t(`answer.${answer ?? 'none'}`)}</Badge>;
}
