import { SENIORITIES } from '@prova/contract/work-fields';
import { choice, type FiltersOf, listAddress, order, words } from '../../../lib/list-address.ts';

export const ORDERS = ['recent', 'proven'] as const;

export const talentFilters = listAddress({ search: words(120), level: choice(SENIORITIES) }, { order: order(ORDERS) });
export type TalentFilters = FiltersOf<typeof talentFilters>;
