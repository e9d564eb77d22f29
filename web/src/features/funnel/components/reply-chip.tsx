import type { Card } from '@prova/contract/funnel/funnel';
import { useFormat } from '../../../lib/format.ts';
import { PromiseChip } from '../../../ui/promise-chip.tsx';
import { replyOf } from '../board-state.ts';

/** By when an answer was promised; nothing when none was, or nobody waits. */
export function ReplyChip({ card }: { card: Pick<Card, 'active' | 'replyDueAt'> }) {
  const format = useFormat();
  const reply = replyOf(card);
  if (!reply || !card.replyDueAt) return null;
  if (reply.state === 'due') return <PromiseChip state="due" date={format.date(card.replyDueAt)} />;
  return <PromiseChip {...reply} />;
}
