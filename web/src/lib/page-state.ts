import type { PageState } from '@prova/contract/pages';
import { createContext, use } from 'react';

const PageStateContext = createContext<PageState | null>(null);

/** Around the pages of the public entry; everything that the server has found out for this one visit. */
export const PageStateProvider = PageStateContext;

/** Null where the server has not drawn the page: in the signed-in entry, and where it could not. */
export const usePageState = (): PageState | null => use(PageStateContext);

/** What the server wrote into the page. */
export function readPageState(): PageState | null {
  const text = document.getElementById('page-state')?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
