import type { Card } from '@prova/contract/funnel/funnel';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';

/** Answers that differ from those the recruiter wants: told, and nothing more. */
export function UnwantedAnswers({ answers }: { answers: Card['unwanted'] }) {
  const { t } = useTranslation('funnel');
  const { locale } = useFormat();
  return answers.map(({ question, answer }, place) => {
    const text = t('card.unwanted', { answer: answer.toLocaleLowerCase(locale), question });
    return (
      <Badge
        // biome-ignore lint/suspicious/noArrayIndexKey: in the order of the form; two questions may have the same words.
        key={place}
        tone="amber"
        icon={<Flag />}
        className="!items-start !rounded-control [&>span]:line-clamp-2 [&>svg]:mt-0.5"
      >
        <span title={text}>{text}</span>
      </Badge>
    );
  });
}
