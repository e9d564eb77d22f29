/** One line of a list one chooses from: the focused one is grey, the chosen one carries a check. */
export const optionStyle =
  'group flex min-h-control cursor-pointer items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm font-medium text-text -outline-offset-2 data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-70 data-focused:bg-sunken data-selected:text-brand';

export const panelStyle =
  'z-50 animate-fade-in overflow-auto rounded-card border border-border bg-surface p-1.5 shadow-float';
