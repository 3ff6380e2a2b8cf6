import type { Page } from '@playwright/test';

/** Contrast that a ring must have to what is around it (WCAG 2.4.11 and 1.4.11). */
const leastContrast = 3;

/**
 * Walks through the page by Tab from the present focus, at most so many steps. Returns the elements without a visible
 * focus ring. A ring is an outline or a shadow, on the element or close around it, that appears with the focus.
 */
export async function withoutRing(page: Page, steps: number): Promise<string[]> {
  const missing: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(ringOfFocused, leastContrast);
    if (seen.again) break;
    if (seen.problem !== undefined) missing.push(seen.problem);
  }
  return missing;
}

/** Runs in the page. Marks what it has seen, so that the round ends where it began. */
async function ringOfFocused(least: number): Promise<{ again: boolean; problem?: string }> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return { again: false };
  if (focused.dataset.ringSeen) return { again: true };
  focused.dataset.ringSeen = 'yes';

  const box = focused.getBoundingClientRect();
  // antd keeps the focus in a drawer by elements of no size, which hand it on.
  if (box.width === 0 || box.height === 0) return { again: false };
  const near = (one: number, other: number, within = 64) => Math.abs(one - other) < within;
  const isBeside = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return near(top, box.top) && near(bottom, box.bottom);
  };
  const isClose = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return isBeside(element) && near(left, box.left, 40) && near(right, box.right, 40);
  };
  const above: Element[] = [];
  for (let at: Element | null = focused; at && above.length < 12; at = at.parentElement) above.push(at);
  const around = above.filter((element) => element === focused || isBeside(element));
  const last = above.filter(isClose).at(-1) ?? focused;
  // The ring may be drawn beside the element: on a hidden input's box, or on a tree's row.
  const beside = [...(last.parentElement ?? last).querySelectorAll('*')].filter(
    (element) => isClose(element) || element.matches('[role="treeitem"], [role="option"], [role="tree"] *'),
  );
  const candidates = [...new Set([...around, ...focused.querySelectorAll('*'), ...beside])];

  const linesOf = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
    const outline = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1 ? [] : [outlineColor];
    const shadows = boxShadow === 'none' ? [] : (boxShadow.match(/(?:rgba?|color)\([^)]*\)/g) ?? []);
    return [...outline, ...shadows];
  };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const pixel = (colours: readonly string[]) => {
    if (!canvas) return [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const groundsOf = (element: Element) => {
    const grounds: string[] = [];
    for (let at = element.parentElement; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor);
    return ['#fff', ...grounds];
  };
  const luminance = (parts: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = parts.map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  /** The best contrast of a line that appears with the focus, and all lines present with it. */
  const measure = async (pause: number) => {
    const settle = async () => {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      await new Promise(requestAnimationFrame);
    };
    await settle();
    const lit = candidates.map(linesOf);
    focused.blur();
    await settle();
    const unlit = candidates.map(linesOf);
    focused.focus({ preventScroll: true });
    const rings = candidates.flatMap((element, at) => {
      const grounds = groundsOf(element);
      const own = (lit[at] ?? []).filter((line) => !unlit[at]?.includes(line));
      return own.map((line) => contrast(pixel([...grounds, line]), pixel(grounds)));
    });
    return { best: Math.max(0, ...rings), lines: lit.flat() };
  };
  const atOnce = await measure(0);
  // Some parts of antd's notice a moment later that they have lost the focus.
  const { best, lines } = atOnce.best >= least ? atOnce : await measure(150);
  if (best >= least) return { again: false };
  const name = focused.getAttribute('aria-label') ?? focused.id ?? '';
  const words = (focused.textContent ?? '').trim().slice(0, 20);
  return {
    again: false,
    problem: `${focused.tagName.toLowerCase()} ${focused.className} «${name || words}» ${best.toFixed(2)} ${lines}`,
  };
}
