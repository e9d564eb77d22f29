/**
 * Scrolls a row sideways until one of its items is in sight. `scrollIntoView` would also make Tab go on from the item, so that
 * what stands before it in the page, such as the way to the content, is skipped.
 */
export function scrollRow(row: Element, item: Element, to: 'nearest' | 'center' = 'nearest'): void {
  const [edge, own] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  const [before, behind] = [own.left - edge.left, own.right - edge.right];
  row.scrollLeft += to === 'center' ? (before + behind) / 2 : Math.min(before, 0) + Math.max(behind, 0);
}
