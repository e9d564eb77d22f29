import type { Enrolment } from '@prova/contract/knowledge/items';
import type { KnowledgeStatus } from '@prova/contract/knowledge/knowledge-fields';

/** Begun and not complete, or complete with something new to do; what its author took back waits. */
export const isUnderWay = ({ enrolment, status }: { enrolment: Enrolment | null; status: KnowledgeStatus }): boolean =>
  status === 'published' &&
  enrolment !== null &&
  enrolment.total > 0 &&
  (enrolment.completedAt === null || enrolment.added > 0);
