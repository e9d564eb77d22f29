import { COMPANY_SIZES, type CompanyRecord } from '@prova/contract/companies/companies';
import { PROFILE_SIZES } from '@prova/contract/recruiters/recruiter-fields';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InlineEditSelect } from '../../../ui/inline-edit-select.tsx';
import { InlineEditText } from '../../../ui/inline-edit-text.tsx';
import { PropertyRow } from '../../../ui/property-row.tsx';
import { LogoControl } from './logo-control.tsx';
import { cityOf, TIME_ZONES } from './time-zones.ts';
import { useChangeCompany } from './use-change-company.tsx';

type Size = (typeof COMPANY_SIZES)[number];

/** The medium band of the registration begins as one of the others, and ends later. */
const MEDIUM = '51to250';
type Band = `${Size}` | typeof MEDIUM;

const bandOf = ({ sizeFrom, sizeList }: CompanyRecord): Band | '' =>
  sizeFrom === null ? '' : sizeFrom === 51 && sizeList === 'registration' ? MEDIUM : (String(sizeFrom) as Band);

/** A band out of another list of bands is offered beside the others as long as it holds. */
function bandsWith(current: Band | ''): Band[] {
  const bands = COMPANY_SIZES.map((size) => `${size}` as const).filter(
    (band) => band === current || (PROFILE_SIZES as readonly number[]).includes(Number(band)),
  );
  return current === MEDIUM ? bands.flatMap((band) => (band === '51' ? [band, MEDIUM] : [band])) : bands;
}

/** The record of a company, edited where it stands by its owners and read by everybody else in it. */
export function CompanyFields({ record }: { record: CompanyRecord }) {
  const { t } = useTranslation('companies');
  const { change, errorText, take, dialog } = useChangeCompany(record);
  const editable = record.can.edit;
  const keepAs = (name: string) => `company.${record.id}.${name}`;

  const texts = [
    { name: 'name', label: t('settings.name'), required: true, maxLength: 120 },
    { name: 'industry', label: t('settings.industry'), maxLength: 80 },
    {
      name: 'description',
      label: t('settings.description'),
      hint: t('settings.descriptionHint'),
      multiline: true,
      maxLength: 5000,
    },
    { name: 'website', label: t('settings.website'), type: 'url', maxLength: 2048 },
    {
      name: 'linkedinUrl',
      label: t('settings.linkedin'),
      hint: t('settings.linkedinHint'),
      type: 'url',
      maxLength: 2048,
    },
    { name: 'cnpj', label: t('settings.cnpj'), hint: t('settings.cnpjHint'), maxLength: 20 },
  ] as const;
  const text = (wanted: (typeof texts)[number]['name']) => {
    const { name, ...field } = texts.find((each) => each.name === wanted) ?? texts[0];
    const value = record[name] ?? '';
    return (
      <PropertyRow label={field.label}>
        {editable ? (
          <InlineEditText
            {...field}
            keepAs={keepAs(name)}
            value={value}
            placeholder={t('settings.empty')}
            errorText={errorText}
            onSave={(typed) => change({ [name]: typed })}
          />
        ) : (
          <Read>{value || t('settings.empty')}</Read>
        )}
      </PropertyRow>
    );
  };
  const band = bandOf(record);
  const sizeLabel = band === '' ? '' : t(`settings.sizes.s${band}`);
  return (
    <>
      {dialog}
      {!editable && <p className="text-sm text-muted">{t('settings.readOnly')}</p>}
      <dl>
        <PropertyRow label={t('logo.label')}>
          <LogoControl record={record} onSaved={take} />
        </PropertyRow>
        {text('name')}
        <PropertyRow label={t('settings.slug')}>
          <Read hint={editable ? t('settings.slugHint') : undefined}>/companies/{record.slug}</Read>
        </PropertyRow>
        {text('industry')}
        <PropertyRow label={t('settings.size')}>
          {editable ? (
            <InlineEditSelect
              label={t('settings.size')}
              keepAs={keepAs('sizeFrom')}
              value={band}
              placeholder={t('settings.empty')}
              options={bandsWith(band).map((each) => ({
                value: each,
                label: t(`settings.sizes.s${each}`),
              }))}
              errorText={errorText}
              onSave={async (chosen) => {
                if (chosen !== band) await change({ sizeFrom: chosen === '' ? null : (Number(chosen) as Size) });
              }}
            />
          ) : (
            <Read>{sizeLabel || t('settings.empty')}</Read>
          )}
        </PropertyRow>
        {text('description')}
        {text('website')}
        {text('linkedinUrl')}
        {text('cnpj')}
        <PropertyRow label={t('settings.timeZone')}>
          {editable ? (
            <InlineEditSelect
              label={t('settings.timeZone')}
              hint={t('settings.timeZoneHint')}
              keepAs={keepAs('timeZone')}
              value={record.timeZone}
              required
              options={[...new Set([...Object.keys(TIME_ZONES), record.timeZone])].map((value) => ({
                value,
                label: cityOf(value),
              }))}
              errorText={errorText}
              onSave={(timeZone) => change({ timeZone })}
            />
          ) : (
            <Read>{cityOf(record.timeZone)}</Read>
          )}
        </PropertyRow>
      </dl>
    </>
  );
}

function Read({ hint, children }: { hint?: string | undefined; children: ReactNode }) {
  return (
    <div className="py-1.5">
      <p className="wrap-anywhere whitespace-pre-line">{children}</p>
      {hint && <p className="text-small text-muted">{hint}</p>}
    </div>
  );
}
