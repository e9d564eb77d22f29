import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const BASE_PACKAGES =
  /node_modules\/(?:(?:react|react-dom|scheduler|i18next|react-i18next)\/|lucide-react\/dist\/esm\/(?!icons\/)|lucide-react\/dist\/esm\/icons\/(?:arrow-left|badge-check|check|chevron-down|circle-alert|circle-check|circle-user-round|cloud-alert|flame|globe|info|link-2|loader-circle|lock|menu|moon|rotate-cw|sun|triangle-alert)\.)/;
const BASE_LIB =
  /\/web\/src\/lib\/(api-error|auth-store|cookies|error-boundary|focus-heading|format|i18n|jsx\/(?:jsx-runtime|unbroken)|leave|lean-router|load-code|locale|page-state|page-title|places|refresh|request|tab-memory|tokens|transmit|use-hydrated|use-now|wire)\.tsx?$/;
const BASE_UI =
  /\/web\/src\/ui\/(badge|button|button-style|callout|card|company-mark|create-icon|cx|density-root|disabled-reason|empty-state|error-state|icon-button|link|link-button|loading-page|logo|query-view|skeleton|spinner|theme|toast-store|tone|tooltip|use-anchored)\.tsx?$/;
const BASE_APP =
  /\/web\/src\/(?:app\/(?:error-screens|language-control|mount|skip-link|theme-button)|features\/site\/components\/not-found-page|widgets\/language-switcher)\.tsx?$/;
/** Of pages of tests visitors know those alone that they may open, which stand in a file of their own. */
const BASE_CONTRACT =
  /\/contract\/src\/(money|pages|paths|time-ago|(?!assessments\/)\w+\/paths|attempts\/taking-paths)\.ts$/;

/** What every visit loads. Nothing of the signed-in client is in it. */
const isBase = (id: string): boolean =>
  [BASE_PACKAGES, BASE_LIB, BASE_UI, BASE_APP, BASE_CONTRACT].some((pattern) => pattern.test(id));

/** What forms are made of, whoever fills them in. */
const FORM =
  /\/web\/src\/(?:ui\/(?:checkbox|field|needs-script|radio-group|submit-button|text-area|text-field|upload)|lib\/(?:use-adopt-typed|autosave\/kept-words))\.tsx?$|lucide-react\/dist\/esm\/icons\/(?:minus|upload)\./;
/** What a job is shown with. */
const JOB_VIEW =
  /\/web\/src\/(?:lib\/use-(?:load|read)\.ts|ui\/rich-text\.tsx|features\/jobs\/(?:jobs\.public\.queries|components\/(?:about-title|job-list-address|use-job-facts)|public\/use-applied)\.ts|features\/applications\/components\/use-stage-name\.ts)$/;
/** The page of a job with its parts, though the wizard shows the parts, too: a file of their own weighs more. */
const JOB_PAGE = /\/features\/jobs\/(?:public\/public-job\.page|components\/job-parts)\.tsx$/;
/** What candidates fill in of a job. */
const JOB_FORM =
  /\/web\/src\/features\/jobs\/components\/(?:job-question|resume-upload|standard-field)\.tsx$|\/contract\/src\/jobs\/form-fields\.ts$/;
/** How a phone number is typed and shown: an invitation to an interview needs no more of the form. */
const PHONE = /\/contract\/src\/phone-mask\.ts$/;
/** What the form of applications needs once somebody fills it in: there, when the connection is lost meanwhile. */
const SUBMISSION =
  /\/features\/applications\/apply\/(?:(?:late-parts|submission)\.ts|components\/(?:apply-failure|apply-success|email-suggestion|error-summary|read-resume|sending)\.tsx)$|\/web\/src\/ui\/(?:bytes|chosen-file|progress-bar)\.tsx?$/;

/** How a form sends what was filled in, and says what became of it. */
const CALL =
  /\/web\/src\/lib\/(?:form-failure|use-countdown|use-lean-form|validation-texts|wait-text|when-released)\.tsx?$|\/web\/src\/ui\/progress-bar\.tsx$|\/contract\/src\/texts\.ts$/;
/** What opens above a page: whoever opens one of them soon opens another. */
const DIALOG = /\/web\/src\/ui\/(?:dialog|confirm-dialog|form-dialog|use-deliberate-press)\.tsx$/;

/** What lists are narrowed with, and what keeps the words of a closed dialog. */
const NARROW =
  /\/web\/src\/(?:lib\/use-kept-(?:state|draft)|ui\/(?:filter-count|switch)|widgets\/money-field)\.tsx?$|\/contract\/src\/typed-money\.ts$/;
/** What says briefly what was done. */
const TOAST = /\/web\/src\/ui\/(?:toast-place|free-place|toast-region)\.tsx?$/;
/** What profiles are shown and edited with; pages of tabs alone are rare. */
const TABS = /\/web\/src\/ui\/(?:list-editor|tabs)\.tsx$/;
/** Names that are typed one after the other. */
const TAGS =
  /\/web\/src\/widgets\/(?:split-tags|use-tag-typing|technology-tag-input|use-skill-suggestions)\.tsx?$|\/contract\/src\/skills\/(?:skills|skill-key)\.ts$/;
/** What most fields of React Aria share. */
const ARIA = /\/(?:useUpdateEffect|useCollator)\.m?js$|\/node_modules\/use-sync-external-store\//;
/** Room for the pages of a résumé, before they are drawn. */
const PDF = /\/web\/src\/widgets\/pdf-pages\/(?:near-view|page-skeleton|pdf-bytes)\.tsx?$/;
/** Offers and feedback as both sides read them, what files go with an offer or a message, and that messages did not come. */
const OFFER =
  /\/web\/src\/(?:features\/(?:offers\/components\/offer-(?:summary|timeline)|conversations\/components\/messages-not-loaded|evaluations\/components\/feedback-text)|ui\/moments|widgets\/attachments\/(?:sending-)?attachments)\.tsx$|\/contract\/src\/attachments\.ts$/;

/** What numbers of tests are typed with, and points of answers. */
const GRADES =
  /\/web\/src\/features\/(?:assessments\/components\/typed-(?:number|points)|attempts\/grading\/(?:comment-field|given-grades|grade-form|points-fields|use-given-points))\.tsx?$/;

/** What was asked and answered, as whoever reads it sees it. */
const ANSWERS =
  /\/web\/src\/features\/(?:code\/components\/(?:case-results|code-area|shown-code|use-milliseconds)|assessments\/components\/(?:criteria-points|statement|use-back-closes)|attempts\/video\/(?:shown-video|use-lasting-video|video-player))\.tsx?$/;

/** What is decided of a request about personal data, as a word and a colour. */
const REQUESTS =
  /\/web\/src\/features\/privacy\/(?:components\/(?:kind-and-words|request-answer)\.tsx|request\/request-tones\.ts)$/;

/** What most forms of the signed-in client have, each of it too small for a file of its own. */
const FIELDS = /\/web\/src\/(?:ui\/(?:number-field|property-row|select)|widgets\/form-actions)\.tsx$/;

/** How links and phone numbers are checked: on the profile of a talent, too, which needs none of the rest. */
const CONTACTS = /\/contract\/src\/(?:email|links|phone|visible-text)\.ts$/;

/** What the bar of the application opens: fetched once the page rests. */
const BAR =
  /\/web\/src\/(?:app\/user-menu-panel|features\/notifications\/components\/notification-(?:panel|row)|ui\/theme-toggle)\.tsx$/;
/** What pages of the application show until they have more. */
const SHELL_UI = /\/web\/src\/ui\/skeleton-rows\.tsx$/;
const SHELL_PACKAGES = /node_modules\/(?:react-router|@tanstack\/[\w-]+)\//;
/** Icons of the signed-in client that pages for everybody show, too. */
const PUBLIC_ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-right|chevron-left|chevron-right|cloud-off|download|file-text|flag|house|mail-check|paperclip|search|clock|shield-check|sliders-horizontal|x)\./;
/** Those of the way in, which is to stay light. */
const LOGIN_ICONS =
  /lucide-react\/dist\/esm\/icons\/(?:arrow-big-up|building-complex|external-link|eye|eye-off|fingerprint-pattern|graduation-cap)\./;
/** The ways in which an interview is held. */
const INTERVIEW_ICONS = /lucide-react\/dist\/esm\/icons\/(?:map-pin|phone|video)\./;
const ICONS = /lucide-react\/dist\/esm\/icons\//;

const LOGIN = here('src/features/accounts/login.page.tsx');
const LOGIN_FRAME = here('src/app/layouts/login-layout.tsx');
/** Where people get in and begin their day. */
const FIRST_PAGES: readonly (readonly [name: string, file: string])[] = [
  ['login', LOGIN],
  ['home', here('src/features/metrics/recruiter-home.page.tsx')],
  ['talent', here('src/features/metrics/talent-home.page.tsx')],
  ['jobs', here('src/features/jobs/recruiter-jobs.page.tsx')],
  ['board', here('src/features/funnel/board.page.tsx')],
];
/** Edited in place, with nothing that opens above it. */
const PROFILE = here('src/features/talents/talent-profile.page.tsx');
/** What is read of a candidate, and what is done with one: each is fetched whole once a board or a list rests. */
const CANDIDATE = ['candidate.page', 'panel/column-panel'].map(ofFunnel);
const DECISIONS = [
  'candidates/listed-application',
  'dialogs/application-dialogs',
  'dialogs/skip-dialog',
  'selection/skip-many-dialog',
  'selection/reject-many-dialog',
].map(ofFunnel);
/** Shows everything, to who builds it. */
const GALLERY = here('src/features/dev/ui-gallery.page.tsx');
/** For a group that leaves what its modules import where it is. */
const ALONE = { includeDependenciesRecursively: false };
const ENTRIES = { signedIn: here('src/app/main.tsx'), public: here('src/app/public.tsx') };

interface FirstPage {
  readonly name: string;
  readonly file: string;
  readonly needs: Set<string>;
}

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Which modules stand in one file: forty small ones load slower and compress worse. `base` is what every visit loads;
 * `shell` what every page of the signed-in client loads and no page that anybody may open does. A group takes along what
 * its modules import, so that what it shares with those pages has to be kept out of it, file by file. What the pages
 * share on which people begin is put together by which of them need it: none loads what it does not.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let known:
    | (Record<'shell' | 'public' | 'login' | 'loginFrame' | 'profile', Set<string>> & {
        first: FirstPage[];
        late: Map<string, string>;
      })
    | undefined;
  const closures = (modules: Modules) => {
    known ??= {
      shell: ownImports(modules, ENTRIES.signedIn, { lazy: false }),
      // All but the login, which is among the first pages, and where it is best kept out of the shell.
      public: ownImports(modules, ENTRIES.public, { lazy: true, without: [LOGIN, LOGIN_FRAME] }),
      login: ownImports(modules, LOGIN, { lazy: false }),
      loginFrame: ownImports(modules, LOGIN_FRAME, { lazy: false }),
      profile: ownImports(modules, PROFILE, { lazy: false }),
      late: lateParts(modules),
      first: FIRST_PAGES.map(([name, file]) => ({ name, file, needs: ownImports(modules, file, { lazy: false }) })),
    };
    return known;
  };
  const isShared = (id: string, modules: Modules) => {
    const { shell, public: open, loginFrame, first } = closures(modules);
    return open.has(id) && [shell, loginFrame, ...first.map(({ needs }) => needs)].some((needs) => needs.has(id));
  };
  const isShell = (id: string, modules: Modules) => {
    const { shell, login } = closures(modules);
    return SHELL_PACKAGES.test(id) || SHELL_UI.test(id) || (shell.has(id) && !login.has(id) && id !== ENTRIES.signedIn);
  };
  const isLoginFrame = (id: string, modules: Modules) => {
    const { public: open, loginFrame } = closures(modules);
    return loginFrame.has(id) && !open.has(id);
  };
  /** The first pages that need a module; none for what is drawn for visitors, too. */
  const neededBy = (id: string, modules: Modules) => {
    const { public: open, first } = closures(modules);
    return open.has(id) || first.some(({ file }) => file === id) ? [] : first.filter(({ needs }) => needs.has(id));
  };
  /** What the profile shares with one first page, which may open more than it does. */
  const sharedWithProfile = (id: string, modules: Modules) => {
    const [page, ...others] = neededBy(id, modules);
    return page && others.length === 0 && closures(modules).profile.has(id) ? `${page.name}-profile` : null;
  };
  // What more of them need comes first: a group takes along what its modules import, which no fewer pages need.
  const counts = FIRST_PAGES.map((_, index) => FIRST_PAGES.length - index);
  const firstPages = counts.map((count) => ({
    debugName: `of ${count} first pages`,
    name: (id: string, modules: Modules) => {
      const pages = neededBy(id, modules);
      return pages.length === count ? pages.map(({ name }) => name).join('-') : null;
    },
  }));
  return [
    { name: 'base', test: isBase },
    { name: 'zod', test: /node_modules\/zod\// },
    { name: 'login-icons', test: LOGIN_ICONS },
    { name: 'form', test: FORM },
    { name: 'job-view', test: JOB_VIEW },
    { name: 'phone', test: PHONE, ...ALONE },
    { name: 'job-form', test: JOB_FORM },
    { name: 'job-page', test: JOB_PAGE },
    { name: 'public-icons', test: PUBLIC_ICONS },
    { name: 'interview-icons', test: INTERVIEW_ICONS },
    { name: 'session', test: /\/web\/src\/lib\/(?:session|lost-company)\.ts$/ },
    { name: 'call', test: CALL, ...ALONE },
    { name: 'toast', test: TOAST, ...ALONE },
    { name: 'contacts', test: CONTACTS, ...ALONE },
    { name: 'narrow', test: NARROW, ...ALONE },
    { debugName: 'shared', name: (id, modules) => (isShared(id, modules) ? parse(id).name : null) },
    { name: 'submission', test: SUBMISSION },
    { debugName: 'login-frame', name: (id, modules) => (isLoginFrame(id, modules) ? 'login-frame' : null) },
    { debugName: 'shell', name: (id, modules) => (isShell(id, modules) ? 'shell' : null) },
    { name: 'icons', test: ICONS },
    { debugName: 'with profile', name: sharedWithProfile },
    ...firstPages,
    { name: 'bar', test: BAR },
    { name: 'dialog', test: DIALOG, ...ALONE },
    { name: 'tabs', test: TABS, ...ALONE },
    { name: 'tags', test: TAGS, ...ALONE },
    { name: 'aria', test: ARIA, ...ALONE },
    { name: 'pdf', test: PDF, ...ALONE },
    { name: 'offer', test: OFFER, ...ALONE },
    { name: 'grades', test: GRADES, ...ALONE },
    { name: 'fields', test: FIELDS, ...ALONE },
    { name: 'answers', test: ANSWERS, ...ALONE },
    { name: 'requests', test: REQUESTS, ...ALONE },
    { debugName: 'late', name: (id, modules) => closures(modules).late.get(id) ?? null, ...ALONE },
  ];
}

/** The files of our own that this one imports, those they import, and so on. */
function ownImports(
  modules: Modules,
  file: string,
  { lazy, without = [] }: { lazy: boolean; without?: readonly string[] },
): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id) || without.includes(id) || id.includes('node_modules')) return;
    found.add(id);
    const info = modules.getModuleInfo(id);
    info?.importedIds.forEach(visit);
    if (lazy) info?.dynamicallyImportedIds.forEach(visit);
  };
  visit(file);
  return found;
}

/** Our own files that nothing but a candidate's parts imports, and whether they are read or act. */
function lateParts(modules: Modules): Map<string, string> {
  const pages = [...CANDIDATE, ...DECISIONS];
  const unknown = pages.find((page) => !modules.getModuleInfo(page));
  if (unknown) throw new Error(`There is no ${unknown} any more: name what is read of a candidate as it is now`);
  const entries = Object.values(ENTRIES);
  const everything = entries.flatMap((entry) => [...ownImports(modules, entry, { lazy: true })]);
  const opened = everything.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const others = new Set([...entries, ...opened]).difference(new Set([...pages, GALLERY]));
  const ofOthers = allImports(modules, [...others]);
  const read = allImports(modules, CANDIDATE);
  const acting = allImports(modules, DECISIONS).difference(read);
  const named = (ids: Set<string>, name: string) =>
    [...ids].filter((id) => !ofOthers.has(id)).map((id) => [id, name] as const);
  return new Map([...named(read, 'candidate'), ...named(acting, 'decisions')]);
}

function allImports(modules: Modules, files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => [...ownImports(modules, file, { lazy: false })]));
}

function ofFunnel(name: string): string {
  return here(`src/features/funnel/${name}.tsx`);
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
