import type { DataCategory, KeepingGround, Leaving } from '@prova/contract/privacy/privacy';
import type { Ctx } from './context.ts';
import type { DB } from './db.ts';

/** Whose data is exported or erased. */
export interface DataSubject {
  /** The account; null for a person without one, and where a retention rule ends applications only. */
  readonly userId: string | null;
  /** An address that is proven to be theirs; null where applications alone are meant. */
  readonly email: string | null;
  /** Only what this company holds of them; left out: everything. */
  readonly companyId?: string;
  /** The applications that it is about. What a hired person's contract keeps is not among them when erasing. */
  readonly applicationIds: readonly string[];
}

/** One JSON file of an export, with the files that its rows name. */
export interface ExportedPart {
  readonly category: DataCategory;
  /** Names the JSON file: small letters and hyphens. */
  readonly name: string;
  /** Plain JSON with readable names. Nothing of other people: a colleague is a role, not a name. */
  readonly rows: readonly object[];
  readonly files?: readonly { readonly id: string; readonly name: string }[];
}

/** What an erasure did with one category: how many rows went or lost whom they were about, and what stays. */
export interface ErasedPart {
  readonly category: DataCategory;
  readonly removed: number;
  readonly kept?: { readonly count: number; readonly ground: KeepingGround; readonly until: Date | null };
}

/** What was ended, and how many of it. */
export interface LeftPart {
  readonly what: Leaving;
  readonly count: number;
}

/**
 * What one module stores about people. `module.ts` names it; a table that no entry names fails
 * server/test/personal-data.test.ts, so that nobody adds one without thinking of this.
 */
export interface PersonalData {
  readonly module: string;
  /** The tables that the functions below answer for. */
  readonly tables: readonly (keyof DB)[];
  /** What the person is given of it. */
  readonly exports?: (ctx: Ctx, subject: DataSubject) => Promise<readonly ExportedPart[]>;
  /**
   * What is ended in the person's own name before anything goes: applications are withdrawn, a company that is left empty
   * closes. Runs in a transaction, modules further right first.
   * @throws AppError when the person has to do something else first
   */
  readonly leaves?: (ctx: Ctx, subject: DataSubject) => Promise<readonly LeftPart[]>;
  /** Removes it. Runs in a transaction, modules further right first, and perhaps again: it finds less then. */
  readonly erases?: (ctx: Ctx, subject: DataSubject) => Promise<readonly ErasedPart[]>;
}
