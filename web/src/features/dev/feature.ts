import type { Feature } from '../../lib/feature.ts';

export const dev: Feature = {
  routes: [{ area: 'bare', path: '/dev/ui', page: async () => (await import('./ui-gallery.page.tsx')).UiGalleryPage }],
};
