import type { PartState } from '@prova/contract/site/status-fields';
import type { Ctx } from '../../platform/context.ts';
import { definePort } from '../../platform/ports.ts';

export interface InstallationFigures {
  readonly talents: number;
  readonly companies: number;
  /** Whole percent of the replies of a year that came by their promised day; null where few were promised. */
  readonly repliesInTime: number | null;
}

export interface HiringCompany {
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string | null;
}

/** What the site says of modules further right. */
export const sitePorts = {
  countInstallation: definePort<(ctx: Ctx) => Promise<InstallationFigures>>('site.countInstallation'),
  /** Companies with jobs that everybody may find, those first that published last. */
  hiringCompanies: definePort<(ctx: Ctx, limit: number) => Promise<readonly HiringCompany[]>>('site.hiringCompanies'),
  /** Whether mails go out. */
  mailState: definePort<(ctx: Ctx) => Promise<PartState>>('site.mailState'),
  /** Whether code of tests is run. */
  codeState: definePort<(ctx: Ctx) => Promise<PartState>>('site.codeState'),
};
