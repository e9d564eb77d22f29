import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useAlone } from './use-alone.ts';

type Props = { title: string; company?: string; onLeave?: () => void };

/** What an attempt is of, in the place of the site's header, beside language and theme. */
export function TestTitle({ title, company, onLeave }: Props) {
  const { t } = useTranslation('taking');
  useAlone();
  return (
    <div data-beside-header data-taking className="-mt-1 flex min-h-11 items-center gap-3">
      {onLeave && (
        <Button size="sm" icon={<ArrowLeft className="size-4" />} onClick={onLeave}>
          <span className="max-sm:sr-only">{t('leave')}</span>
        </Button>
      )}
      <p className="min-w-0 leading-tight wrap-anywhere">
        <span className="font-semibold">{title}</span>
        {company && <span className="block text-small text-muted">{company}</span>}
      </p>
    </div>
  );
}
