import type { TestCategory, TestDifficulty } from '@prova/contract/assessments/test-fields';
import type { StepKind } from '@prova/contract/knowledge/knowledge-fields';
import type { LessonQuestion } from '@prova/contract/knowledge/lessons';

/** A piece of the shelf that the demo's knowledge base begins with. */
export interface ShelfPiece {
  /** Names it among all pieces. */
  readonly key: string;
  readonly title: string;
  readonly summary: string;
  readonly category: TestCategory;
  readonly level: TestDifficulty;
  readonly skills: readonly string[];
  readonly locale: 'pt-BR';
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  /** HTML, as the server keeps it. */
  readonly body: string;
}

export type ShelfArticle = ShelfPiece;

export interface ShelfLesson {
  readonly title: string;
  readonly body: string;
  readonly questions: readonly LessonQuestion[];
}

export interface ShelfCourse extends ShelfPiece {
  readonly lessons: readonly ShelfLesson[];
  /** A test of the demo's library that is open to every talent. */
  readonly testTitle: string;
}

export interface ShelfPath extends ShelfPiece {
  readonly steps: readonly { readonly kind: StepKind; readonly key: string }[];
}
