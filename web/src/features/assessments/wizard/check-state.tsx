import type { CodeCheck } from '@prova/contract/code/code-check';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';

const TONES = { waiting: 'plain', right: 'green', wrong: 'red' } as const;

/** Whether the author's solution passes the cases of a question; nothing where it has none. */
export function CheckState({ check }: { check: CodeCheck | null }) {
  const { t } = useTranslation('code');
  if (!check?.state) return null;
  return <Badge tone={TONES[check.state]}>{t(`states.${check.state}`, { number: check.problem?.number ?? 1 })}</Badge>;
}
