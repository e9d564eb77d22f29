import { makeCompanyDefault } from '@prova/contract/companies/companies';
import { homePaths } from '@prova/contract/metrics/paths';
import { useTranslation } from 'react-i18next';
import { leaveTo } from '../../../lib/leave.ts';
import { useCall } from '../../../lib/query.ts';
import { useUser } from '../../../lib/session.ts';
import { chooseCompany } from '../../../lib/tokens.ts';
import { useWorkingCompany } from '../../../lib/working-company.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Select } from '../../../ui/select.tsx';

/** For who works for several companies: which one this window is about. Other windows keep theirs. */
export function CompanySwitcher() {
  const { t } = useTranslation('companies');
  const { companies } = useUser();
  const active = useWorkingCompany();
  const use = useCall(makeCompanyDefault);
  const change = (id: string) =>
    use.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          chooseCompany(id);
          // By loading again, so that nothing of the former company stays on screen or in memory.
          leaveTo(homePaths.recruiterHome);
        },
      },
    );
  return (
    <div className="flex items-end gap-3">
      {active && <CompanyMark name={active.name} src={active.logoUrl} />}
      <div className="min-w-0 flex-1">
        <Select
          label={t('switcher.label')}
          value={active?.id ?? ''}
          disabled={use.isPending}
          onChange={(event) => change(event.target.value)}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
    </div>
  );
}
