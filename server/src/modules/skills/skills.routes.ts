import * as contract from '@prova/contract/skills/skills';
import { type Route, route } from '../../platform/http/route.ts';
import { suggestSkills } from './suggest-skills.ts';

export const skillRoutes: readonly Route[] = [
  route(contract.suggestSkills, (ctx, { query }) => suggestSkills(ctx, query)),
];
