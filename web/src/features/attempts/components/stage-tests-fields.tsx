import { assessmentPaths } from '@prova/contract/assessments/paths';
import type { AskedTests } from '@prova/contract/jobs/job-steps';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../ui/link.tsx';
import { MultiSelect } from '../../../ui/multi-select.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { publishedTestsQuery } from '../../assessments/assessments.queries.ts';
import { typedNumber } from '../../assessments/components/typed-number.ts';
import { SeenTests } from './seen-tests.tsx';

type Props = {
  tests: AskedTests;
  onChange: (tests: AskedTests) => void;
  errorOf: (part: keyof AskedTests) => string | undefined;
};

/** What a stage of tests asks: which tests, how soon, and whether they are sent by themselves. */
export function StageTestsFields({ tests, onChange, errorOf }: Props) {
  const { t } = useTranslation(['assignments', 'tests']);
  const published = useQuery(publishedTestsQuery());
  const [typed, setTyped] = useState(String(tests.dueDays));
  const set = (change: Partial<AskedTests>) => onChange({ ...tests, ...change });
  return (
    <>
      <MultiSelect
        label={t('tests')}
        placeholder={t('choose')}
        hint={
          published.data?.length === 0 && (
            <>
              {t('stage.noTests')}{' '}
              <Link href={assessmentPaths.tests} className="text-link underline">
                {t('stage.writeTest')}
              </Link>
            </>
          )
        }
        options={(published.data ?? []).map(({ id, title, difficulty }) => ({
          value: id,
          label: `${title} · ${t(`tests:difficulty.${difficulty}`)}`,
        }))}
        value={tests.testIds}
        onChange={(testIds) => set({ testIds })}
        error={errorOf('testIds')}
      />
      <SeenTests tests={published.data ?? []} chosen={tests.testIds} />
      <NumberField
        label={t('stage.days')}
        hint={t('stage.daysHint')}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          set({ dueDays: typedNumber(text) });
        }}
        error={errorOf('dueDays')}
      />
      <Switch
        label={t('stage.automatic')}
        hint={t(tests.automatic ? 'stage.automaticHint' : 'stage.byHandHint')}
        checked={tests.automatic}
        onChange={(automatic) => set({ automatic })}
      />
    </>
  );
}
