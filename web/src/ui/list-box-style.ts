/** A panel in the top layer, beside what opened it. */
export const floatStyle =
  'fixed inset-auto z-50 m-0 animate-fade-in overflow-auto rounded-card border border-border bg-surface text-text shadow-float';

/** The same look for the panels that react-aria places. */
export const panelStyle =
  'z-50 animate-fade-in overflow-auto rounded-card border border-border bg-surface p-1.5 shadow-float';
