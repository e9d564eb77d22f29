import { CircleAlert, CircleCheck, CircleDashed, Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';

/** How a part of the test stands; `none`: there is nothing to be tested, by choice or for want of a relay. */
export type Verdict = 'untested' | 'passed' | 'failed' | 'none';

const LOOKS: Readonly<Record<Verdict, { tone: Tone; Icon: typeof Info }>> = {
  untested: { tone: 'plain', Icon: CircleDashed },
  passed: { tone: 'green', Icon: CircleCheck },
  failed: { tone: 'red', Icon: CircleAlert },
  none: { tone: 'amber', Icon: Info },
};

type Props = {
  title: string;
  verdict: Verdict;
  /** In the place of the word for the verdict. */
  word?: string | undefined;
  children: ReactNode;
};

/** One part of the equipment test, with how it stands at its head. */
export function TestItem({ title, verdict, word, children }: Props) {
  const { t } = useTranslation('rooms-devices');
  const id = useId();
  const { tone, Icon } = LOOKS[verdict];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t pt-4 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-h5">
          {title}
        </h2>
        <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
          {word ?? t(`verdict.${verdict}`)}
        </Badge>
      </div>
      {children}
    </section>
  );
}
