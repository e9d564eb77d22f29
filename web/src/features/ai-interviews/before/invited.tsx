import type { AnswerWay } from '@prova/contract/ai-interviews/ai-interview-fields';
import type { AiInvitation } from '@prova/contract/ai-interviews/session';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Callout } from '../../../ui/callout.tsx';
import { AskForPerson } from '../components/ask-for-person.tsx';
import { BeginForm } from './begin-form.tsx';
import { Facts } from './facts.tsx';
import { PracticeSection } from './practice-section.tsx';

type Props = {
  interview: AiInvitation;
  token: string;
  onInterview: (interview: AiInvitation) => void;
  onBegin: (way: AnswerWay) => Promise<void>;
};

/** An AI interview that waits to be begun. */
export function Invited({ interview, token, onInterview, onBegin }: Props) {
  const { t } = useTranslation('ai-interview');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Facts interview={interview} />
      {!interview.companyVerified && (
        <Callout kind="warning" title={t('unverifiedTitle')}>
          {t('unverifiedText', { company: interview.companyName })}
        </Callout>
      )}
      <PracticeSection locale={interview.locale} isAway={isAsking} />
      <BeginForm interview={interview} onBegin={onBegin} />
      {interview.can.askForPerson && (
        <AskForPerson
          interview={interview}
          token={token}
          onInterview={onInterview}
          isBegun={(interview.session?.past.length ?? 0) > 0}
          onAsking={setIsAsking}
        />
      )}
    </>
  );
}
