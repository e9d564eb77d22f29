import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws the client into the page. */
export function mount(client: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(<StrictMode>{client}</StrictMode>);
}
