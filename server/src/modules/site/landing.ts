import type { ResultOf } from '@prova/contract/endpoint';
import type { getLanding } from '@prova/contract/site/site';
import { COMPANIES_SHOWN, FEWEST_COMPANIES, FEWEST_TALENTS } from '@prova/contract/site/site-fields';
import { HOUR } from '../../platform/clock.ts';
import type { Ctx } from '../../platform/context.ts';
import { keptFor } from '../../platform/kept-for.ts';
import { type InstallationFigures, sitePorts } from './ports.ts';

type Landing = ResultOf<typeof getLanding>;

/** What is counted reads whole tables: once an hour is enough for figures that are rounded by the eye. */
const countedFigures = keptFor(HOUR * 1000, sitePorts.countInstallation);

export async function readLanding(ctx: Ctx): Promise<Landing> {
  const figures = shownFigures(await countedFigures(ctx));
  return { figures, companies: [...(await sitePorts.hiringCompanies(ctx, COMPANIES_SHOWN))] };
}

/** Figures that say something; null for an installation that is still small. */
export function shownFigures(figures: InstallationFigures): Landing['figures'] {
  return figures.talents < FEWEST_TALENTS || figures.companies < FEWEST_COMPANIES ? null : figures;
}
