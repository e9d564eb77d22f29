import type { Locale } from '@prova/contract/common';
import type { FlatNamespace } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { EarlyQuery } from './early-query.ts';
import type { Filling } from './slots.tsx';

/**
 * Where a page stands, and so who is let in and what is drawn around it: `visitors` (forms to get in, of no use to who is
 * in), `entry` (other pages in the same frame), `plain` (mark, language and theme alone), the areas of the three roles,
 * `wide` (the same as `plain` in the whole width, dense), and `bare` (nothing around it).
 */
export type Area = 'visitors' | 'entry' | 'plain' | 'wide' | 'recruiter' | 'expert' | 'talent' | 'bare';

type Load = () => Promise<ComponentType>;

/** A page of the signed-in entry: `page: async () => (await import('./board.page.tsx')).BoardPage`. */
export interface FeatureRoute {
  readonly area: Area;
  /** A pattern of the contract's `<module>/paths.ts`; written out here when this file alone names it. */
  readonly path: string;
  readonly page: Load;
  /** The files of phrases that it begins with, loaded beside its code. */
  readonly phrases?: readonly FlatNamespace[];
  /** What it reads first behind the login, asked for beside its code and the session: under the keys of its own queries. */
  readonly reads?: (address: Address) => readonly EarlyQuery[];
}

interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** An address that leads on to another one. */
export interface Redirection {
  readonly area: Area;
  readonly path: string;
  readonly to: (params: Readonly<Record<string, string | undefined>>) => string;
}

/**
 * A page that anybody may open, drawn by the server first. What it imports must stay lean: no react-aria, no zod
 * (docs/web.md).
 */
export interface PublicPage {
  readonly path: string;
  readonly page: Load;
  /** The file that `page` imports, from `web/src/features/`: the browser is told of it with the page. */
  readonly source: string;
  /** Files of phrases that it shows, besides those of every public page. */
  readonly phrases: readonly string[];
  /** What is drawn around it; left out: header and footer of the site. */
  readonly frame?: 'login';
}

/** The few words that a feature adds to the frame around all pages; those of its pages are phrases (`locales/`). */
type Words = Readonly<Record<Locale, string>>;

/** An entry of the main navigation of a role. */
export interface NavigationEntry {
  readonly area: 'recruiter' | 'expert' | 'talent';
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: Words;
  /** What one finds there. */
  readonly hint: Words;
  /** Its place among the others. */
  readonly order: number;
  /** `exact`: active only on its own page; `prefix`: on the pages below it, too. */
  readonly active: 'exact' | 'prefix';
  /** Another place that belongs to it: active there, too, and on the pages below. */
  readonly covers?: string;
  /** On a phone, where the bar has no room for all of them, it stands in the user menu at this place instead. */
  readonly inPhoneMenu?: number;
  /** The roles in a company that find nothing there. */
  readonly not?: readonly string[];
}

/** An entry of the user menu: what belongs to a person, beside what the bar on top leads to. */
export interface MenuEntry {
  readonly area: 'recruiter' | 'expert' | 'talent';
  readonly to: string;
  readonly icon: LucideIcon;
  readonly name: Words;
  readonly order: number;
  /** The roles in a company that find nothing there. */
  readonly not?: readonly string[];
  /** Only for the owners of the company at work. */
  readonly ownersOnly?: true;
}

/** What a feature adds to the signed-in client; `app/features.ts` lists all of them. */
export interface Feature {
  readonly routes?: readonly FeatureRoute[];
  readonly redirections?: readonly Redirection[];
  readonly navigation?: readonly NavigationEntry[];
  readonly menu?: readonly MenuEntry[];
  readonly slots?: readonly Filling[];
}
