import type { Enrolment } from '@prova/contract/knowledge/items';

/** Begun and not complete, or complete with something new to do. */
export const isUnderWay = ({ enrolment }: { enrolment: Enrolment | null }): boolean =>
  enrolment !== null && enrolment.total > 0 && (enrolment.completedAt === null || enrolment.added > 0);
