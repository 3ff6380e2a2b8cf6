/** The top menu gets a third of the window. */
const share = 3;
/** Pixels that an entry of the top menu takes. */
const entryWidth = 85;

/** The entries that the top menu shows at a viewport width in pixels, and those under 更多菜单 (LAY-6). */
export function topMenuPlan<Entry>(entries: readonly Entry[], viewportWidth: number) {
  const fit = Math.floor(Math.floor(viewportWidth / share) / entryWidth);
  return { shown: entries.slice(0, fit), more: entries.slice(fit) };
}
