import type { Locale } from '@prova/contract/common';
import type { ItemCard } from '@prova/contract/knowledge/items';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Chip } from '../../../ui/chip.tsx';

type Facts = Pick<ItemCard, 'level' | 'category' | 'minutes' | 'authorName'>;

/** What something is, in a few words: "Básico · Banco de dados · 8 aulas · 40 min · por Ana Prado". */
export function useItemFacts() {
  const { t } = useTranslation(['knowledge', 'tests']);
  return ({ level, category, minutes, authorName }: Facts, parts?: string): string =>
    [
      t(`tests:difficulty.${level}`),
      t(`tests:category.${category}`),
      parts,
      t('facts.minutes', { count: minutes }),
      authorName === null ? t('facts.noAuthor') : t('facts.author', { name: authorName }),
    ]
      .filter((fact) => fact !== undefined)
      .join(' · ');
}

/** That it is written in another language than the reader's. */
export function LanguageBadge({ locale }: { locale: Locale }) {
  const { t } = useTranslation('knowledge');
  const own = useLocale();
  return locale === own ? null : <Badge icon={<Languages />}>{t(`written.${locale}`)}</Badge>;
}

export function Skills({ skills }: { skills: readonly string[] }) {
  const { t } = useTranslation('knowledge');
  return skills.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2" aria-label={t('skills')}>
      {skills.map((skill) => (
        <li key={skill} className="max-w-full">
          <Chip>{skill}</Chip>
        </li>
      ))}
    </ul>
  );
}
