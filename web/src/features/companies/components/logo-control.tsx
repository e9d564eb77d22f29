import {
  type CompanyRecord,
  LOGO_MAX_BYTES,
  removeCompanyLogo,
  setCompanyLogo,
} from '@prova/contract/companies/companies';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { PictureControl } from '../../../widgets/picture-control.tsx';

/** The logo, or the initial that stands for it, with what its owners may do about it. */
export function LogoControl({ record, onSaved }: { record: CompanyRecord; onSaved: (record: CompanyRecord) => void }) {
  const { t } = useTranslation('companies');
  const params = { id: record.id };
  return (
    <div className="flex flex-col items-start gap-x-4 gap-y-3 sm:flex-row sm:items-center">
      <CompanyMark name={record.name} src={record.logoUrl} size="lg" />
      {record.can.edit && (
        <div className="flex min-w-0 flex-col gap-1">
          <PictureControl
            shown={record.logoUrl !== null}
            maxBytes={LOGO_MAX_BYTES}
            words={{
              choose: t('logo.choose'),
              remove: t('logo.remove'),
              sending: t('logo.sending'),
              added: t('logo.added'),
              removed: t('logo.removed'),
              tooLarge: t('logo.tooLarge'),
              addError: t('logo.addError'),
              removeError: t('logo.removeError'),
            }}
            onSend={async (file, onProgress) =>
              onSaved(await call(setCompanyLogo, { params, body: {}, files: { file } }, { onProgress }))
            }
            onRemove={async () => onSaved(await call(removeCompanyLogo, { params }))}
          />
          <p className="text-small text-muted">{t('logo.hint')}</p>
        </div>
      )}
    </div>
  );
}
