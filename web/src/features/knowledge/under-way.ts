import type { Enrolment, ItemCard } from '@prova/contract/knowledge/items';

type Followed = Pick<ItemCard, 'status'> & { enrolment: Enrolment | null };

/** Of what somebody follows, what to go on with: what is not complete before what has something new; what its author took back waits. */
export const toGoOnWith = <T extends Followed>(items: readonly T[]): T | undefined => {
  const open = items.filter(({ status, enrolment }) => status === 'published' && enrolment && enrolment.total > 0);
  return (
    open.find(({ enrolment }) => enrolment?.completedAt === null) ?? open.find(({ enrolment }) => enrolment?.added)
  );
};
