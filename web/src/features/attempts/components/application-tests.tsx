import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownTestsQuery } from '../attempts.queries.ts';
import { OwnTestCard } from './own-test-card.tsx';

/** The tests that an application of the talent asks. Nothing while there is none. */
export function ApplicationTests({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation('own-tests');
  const tests = useQuery(ownTestsQuery()).data?.filter((test) => test.applicationId === applicationId) ?? [];
  if (tests.length === 0) return null;
  return (
    <section aria-labelledby="application-tests" className="flex flex-col gap-3">
      <h2 id="application-tests" className="text-h5">
        {t('ofApplication')}
      </h2>
      <ul className="flex flex-col gap-3">
        {tests.map((test) => (
          <li key={test.id}>
            <OwnTestCard test={test} />
          </li>
        ))}
      </ul>
    </section>
  );
}
