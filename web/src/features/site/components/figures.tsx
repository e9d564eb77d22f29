import { useTranslation } from 'react-i18next';

const FIGURES = ['talents', 'companies', 'success'] as const;

/** The size of the market this is made for; marked as illustrative until there are figures of our own. */
export function Figures() {
  const { t } = useTranslation('landing');
  return (
    <section aria-label={t('figures.label')} data-theme="dark" className="mt-12 -mb-12 bg-bg text-text">
      <div className="mx-auto flex w-full max-w-[79rem] flex-wrap items-end gap-x-12 gap-y-4 px-4 py-8 sm:px-6">
        <dl className="flex flex-wrap gap-x-12 gap-y-4">
          {FIGURES.map((figure) => (
            <div key={figure} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{t(`figures.${figure}`)}</dt>
              <dd className="font-heading text-h2 font-bold">{t(`figures.${figure}Value`)}</dd>
            </div>
          ))}
        </dl>
        <p className="rounded-full border border-border-strong px-3 py-1 text-small text-muted">{t('figures.note')}</p>
      </div>
    </section>
  );
}
