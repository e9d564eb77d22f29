import { CATEGORY_OF_PLATFORM, PLATFORM_CATEGORIES, PLATFORMS } from '@prova/contract/jobs/job-fields';
import type { Source } from '@prova/contract/jobs/jobs';
import { Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FieldError } from '../../../../ui/field.tsx';

type Platform = Source['platform'];

/** All platforms by kind; each can be added once. */
export function PlatformPicker({ added, onAdd }: { added: readonly Platform[]; onAdd: (platform: Platform) => void }) {
  const { t } = useTranslation('wizard');
  const id = useId();
  const [refused, setRefused] = useState<Platform | null>(null);
  const choose = (platform: Platform) => {
    const there = added.includes(platform);
    setRefused(there ? platform : null);
    if (!there) onAdd(platform);
  };
  return (
    <Card as="section" aria-labelledby={`${id}title`} className="flex flex-col gap-3">
      <h3 id={`${id}title`} className="text-h5">
        {t('integrations.add')}
      </h3>
      <dl className="grid gap-x-4 gap-y-2.5 sm:grid-cols-[auto_minmax(0,1fr)] sm:items-baseline">
        {PLATFORM_CATEGORIES.map((category) => (
          <div key={category} className="contents">
            <dt className="text-sm text-muted">{t(`integrations.categories.${category}`)}</dt>
            <dd className="flex flex-wrap gap-2">
              {PLATFORMS.filter((platform) => CATEGORY_OF_PLATFORM[platform] === category).map((platform) => {
                const there = added.includes(platform);
                return (
                  <Button
                    key={platform}
                    size="sm"
                    variant={there ? 'soft' : 'secondary'}
                    icon={there ? <Check className="size-3.5" /> : <Plus className="size-3.5" />}
                    aria-pressed={there}
                    aria-describedby={refused === platform ? `${id}error` : undefined}
                    onClick={() => choose(platform)}
                  >
                    {t(`integrations.platforms.${platform}`)}
                  </Button>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
      <FieldError
        id={`${id}error`}
        error={refused ? `${t(`integrations.platforms.${refused}`)}: ${t('integrations.duplicate')}` : undefined}
      />
    </Card>
  );
}
