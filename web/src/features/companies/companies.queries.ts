import { getCompany } from '@prova/contract/companies/companies';
import { queryOf } from '../../lib/query.ts';

/** The record of a company, for its members. */
export function companyQuery(id: string) {
  return queryOf(getCompany, { params: { id } });
}
