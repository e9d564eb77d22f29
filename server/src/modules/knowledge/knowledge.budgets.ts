import type { Budget } from '../../platform/budget.ts';
import { measurePictures } from './pictures.queries.ts';

/** Of an author, drafts among them. The lessons of a course are counted by themselves, at most sixty. */
export const KNOWLEDGE_ITEMS: Budget = {
  name: 'knowledgeItems',
  table: 'knowledgeItems',
  per: ['authorId'],
  rows: 2_000,
};

export const KNOWLEDGE_PICTURES: Budget = {
  name: 'knowledgePictures',
  table: 'knowledgePictures',
  per: ['author'],
  rows: 2_000,
  bytes: 500 * 2 ** 20,
  used: (ctx, [authorId = '']) => measurePictures(ctx, authorId),
};

/** Of a talent, those that they left among them: what was done is kept for who comes back. */
export const ENROLMENTS: Budget = { name: 'enrolments', table: 'enrolments', per: ['talentId'], rows: 2_000 };

export const BOOKMARKS: Budget = { name: 'bookmarks', table: 'bookmarks', per: ['talentId'], rows: 2_000 };
