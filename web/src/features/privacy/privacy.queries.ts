import { getCompanyRequest, listCompanyRequests } from '@prova/contract/privacy/privacy-requests';
import { getRetention } from '@prova/contract/privacy/privacy-retention';
import { pageQueryOf, queryOf } from '../../lib/query.ts';

export const requestQueueQuery = (companyId: string, query: { show: 'open' | 'ended'; page: number }) =>
  pageQueryOf(listCompanyRequests, { params: { id: companyId }, query });

export const companyRequestQuery = (id: string) => queryOf(getCompanyRequest, { params: { id } });

export const retentionQuery = (companyId: string) => queryOf(getRetention, { params: { id: companyId } });
