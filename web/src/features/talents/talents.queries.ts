import { rankTalents } from '@prova/contract/matching/matching';
import { listOwnPosts, listPostsOf } from '@prova/contract/talents/posts';
import { getTalent, listTalents, ownTalentProfile } from '@prova/contract/talents/talents';
import { pageQueryOf, queryOf } from '../../lib/query.ts';
import type { CallInput } from '../../lib/request.ts';

export const ownProfileQuery = () => queryOf(ownTalentProfile);
export const ownPostsQuery = (page: number) => pageQueryOf(listOwnPosts, { query: { page } });

/** A profile as its visibility allows. */
export const talentQuery = (id: string) => queryOf(getTalent, { params: { id } });
export const postsQuery = (talentId: string, page: number) =>
  pageQueryOf(listPostsOf, { params: { talentId }, query: { page } });

type ListQuery = NonNullable<CallInput<typeof listTalents>['query']>;
/** Open talents, by their last change. */
export const talentListQuery = (query: ListQuery) => pageQueryOf(listTalents, { query });
/** Those of them who have proven something, by what they have proven. */
export const provenListQuery = (query: ListQuery) => pageQueryOf(rankTalents, { query });
