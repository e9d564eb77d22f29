import type { Source } from '@prova/contract/jobs/jobs';
import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { useCopyLink } from '../../components/copy-link.ts';

type Props = {
  name: string;
  category: string;
  active: boolean;
  /** As the server knows it; undefined until it was saved. */
  stored: Source | undefined;
  onActive: (active: boolean) => void;
  onRemove: () => void;
};

/** One place where the job is announced, its link, and what came of it. */
export function SourceRow({ name, category, active, stored, onActive, onRemove }: Props) {
  const { t } = useTranslation('wizard');
  const { number } = useFormat();
  const copy = useCopyLink();
  return (
    <Card as="li" className="grid gap-x-5 gap-y-2.5 !py-3 lg:grid-cols-[12rem_minmax(0,1fr)_auto_auto] lg:items-center">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="font-semibold">{name}</strong>
        <Badge>{category}</Badge>
      </p>
      {stored ? (
        <div className="flex min-w-0 items-center gap-2">
          <span
            title={stored.link}
            className="min-w-0 flex-1 truncate rounded-sm bg-sunken px-2 py-1 font-mono text-small"
          >
            {/* All of them begin with the address of the job. */}
            <span aria-hidden="true">…{new URL(stored.link).search}</span>
            <span className="sr-only">{stored.link}</span>
          </span>
          <Button
            size="sm"
            icon={<Copy className="size-4" />}
            aria-label={t('integrations.copyOf', { name })}
            onClick={() => void copy(stored.link)}
          >
            {t('integrations.copy')}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('integrations.linkLater')}</p>
      )}
      <p className="tabular flex gap-4 text-sm text-muted">
        <span>
          {t('integrations.visits')}: <strong className="text-text">{number(stored?.views ?? 0)}</strong>
        </span>
        <span>
          {t('integrations.applications')}: <strong className="text-text">{number(stored?.applications ?? 0)}</strong>
        </span>
      </p>
      <div className="flex items-center gap-2">
        <Switch
          label={t('integrations.activeOf', { name })}
          hideLabel
          stateWord={t(active ? 'integrations.active' : 'integrations.inactive')}
          checked={active}
          onChange={onActive}
        />
        <IconButton size="sm" label={t('integrations.remove', { name })} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </Card>
  );
}
