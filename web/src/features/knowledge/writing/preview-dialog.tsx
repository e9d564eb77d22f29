import type { Locale } from '@prova/contract/common';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';
import { Body } from '../components/body.tsx';

type Props = { title: string; summary?: string; body: string; locale?: Locale; onClose: () => void };

/** What is being written as readers see it: code can be run here, too. */
export function PreviewDialog({ title, summary, body, locale, onClose }: Props) {
  const { t } = useTranslation('knowledge-writing');
  return (
    <Dialog open size="xl" title={t('preview.title')} onClose={onClose}>
      <article lang={locale} className="mx-auto max-w-3xl">
        <h3 className="text-h3">{title}</h3>
        {summary && <p className="mt-2 mb-6 text-muted">{summary}</p>}
        {body ? <Body html={body} runnable /> : <p className="text-muted">{t('preview.empty')}</p>}
      </article>
    </Dialog>
  );
}
