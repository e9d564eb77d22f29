import type { ComponentType } from 'react';

/** What a route may say of its screen. */
export interface ScreenHandle {
  /** Phrase of `app` that the recruiter layout prints as the page's heading. */
  heading?: 'nav.home' | 'nav.jobs';
}

/** A route's screen, loaded when it is first opened: `lazy: screen(() => import('…/jobs.page.tsx'), 'JobsPage')`. */
export function screen<K extends string>(load: () => Promise<Record<K, ComponentType>>, name: K) {
  return async (): Promise<{ Component: ComponentType }> => ({ Component: (await load())[name] });
}
