import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { validationTexts, wordProblem } from '../../../lib/validation-texts.ts';
import { useInterviewers } from '../../interviews/components/use-interviewers.ts';
import { useRefusalTexts } from '../components/use-refusal-texts.ts';
import type { PersonTime } from './schedule-many-times.ts';
import type { Failed } from './use-failed-lines.ts';
import type { Outcome } from './use-many.ts';

type Slots = ReadonlyMap<string, PersonTime['slot']>;

/** What is wrong with a time, in words: as far as it is known here, and what the server has said of it since. */
export function useTimeProblems() {
  const { t } = useTranslation(['schedule-many', 'funnel']);
  const { locale } = useFormat();
  const { people } = useInterviewers();
  const texts = useQuery({
    queryKey: ['validation-texts', locale],
    queryFn: () => validationTexts(locale),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  const [refused, setRefused] = useState<ReadonlyMap<string, { start: number; words: string }>>(new Map());
  const nameOf = (id: string) => people.find(({ value }) => value === id)?.label ?? t('problem.colleague');

  const of = ({ person, slot, problem }: PersonTime): string | null => {
    switch (problem?.kind) {
      case 'clock':
        // Until the words have come the time is marked, in fewer words.
        return texts ? wordProblem({ values: {}, ...problem.problem }, texts) : t('fixTimes');
      case 'busy':
        return t('problem.busy', {
          names: new Intl.ListFormat(locale).format(problem.userIds.map(nameOf)),
          count: problem.userIds.length,
        });
      case 'together':
        return t('problem.together', { name: problem.name || t('funnel:erased') });
      case 'missing':
      case 'none':
        return t(`problem.${problem.kind}`);
      case undefined: {
        const said = refused.get(person.id);
        return said && said.start === slot?.start.getTime() ? said.words : null;
      }
    }
  };
  return {
    of,
    /** The server's words stand beside somebody as long as their time is the one that they are about. */
    note: (failed: Outcome['failed'], slots: Slots) =>
      setRefused(
        new Map(
          failed.map(({ id, reason, message }) => [
            id,
            { start: slots.get(id)?.start.getTime() ?? 0, words: reason ?? message },
          ]),
        ),
      ),
  };
}

/** Who gets no interview now, as the bar tells of those to whom something was not done. */
export function useLeftOut(): (row: PersonTime) => Failed[] {
  const { t } = useTranslation('schedule-many');
  const texts = useRefusalTexts();
  return ({ person: { id, name }, leftOut }) => {
    if (leftOut === null) return [];
    const isOurs = leftOut === 'NO_MAILS' || leftOut === 'NO_ADDRESS';
    const reason = isOurs ? t(`leftOut.${leftOut}`) : (texts[leftOut] ?? '');
    return [{ id, name, error: isOurs ? 'MAIL_LIMIT_REACHED' : 'ACTION_REFUSED', message: reason, reason }];
  };
}
