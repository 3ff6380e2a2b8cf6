import type { Page } from '@playwright/test';
import { expectOnward } from './onward';

/** Pixels: the height of every input of one line. */
const inputHeight = 32;

/** Expects all inputs of one line on the page to be equally high at the given widths, in pixels. */
export async function expectOneHeight(page: Page, address: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectOnward
      .poll(() => page.evaluate(otherHeights, inputHeight), `inputs of ${address} at ${width}`)
      .toEqual([]);
  }
}

/** Labelled inputs of another height. What holds several values, or a text of several lines, grows with them. */
function otherHeights(height: number): string[] {
  const typed = 'input:not([type=checkbox], [type=radio], [type=file]), button.plain-select';
  const boxes = [
    '.ant-input-number-group-wrapper',
    '.ant-input-number-affix-wrapper',
    '.ant-input-affix-wrapper',
    '.plain-input',
  ];
  const others = '.ant-picker, .ant-input-number, .ant-select';
  return [...document.querySelectorAll<HTMLInputElement>(typed)]
    .filter((input) => (input.labels?.length ?? 0) > 0 && !input.closest('.ant-select-multiple'))
    .map((input) => {
      const outer = boxes.map((box) => input.closest(box)).find((box) => box !== null);
      const box = outer ?? input.closest(others) ?? input;
      const high = Math.round(box.getBoundingClientRect().height);
      return { name: input.labels?.[0]?.innerText ?? '', high, isSeen: box.getClientRects().length > 0 };
    })
    .filter(({ high, isSeen }) => isSeen && high !== height)
    .map(({ name, high }) => `${name}: ${high}`);
}

/** Expects provinces that are named alone to have their short names: 湖南. */
export async function expectShortProvinces(page: Page, address: string): Promise<void> {
  await expectOnward.poll(() => page.evaluate(wholeProvinces), `provinces of ${address}`).toEqual([]);
}

function wholeProvinces(): string[] {
  const parts = [...document.querySelectorAll('main *')].filter((part) => part.children.length === 0);
  return parts
    .map((part) => part.textContent?.trim() ?? '')
    .filter((text) => /^[一-龥]{2,8}(省|自治区)$/.test(text) && !/^(全|各|本|外|跨|分)省$/.test(text));
}
