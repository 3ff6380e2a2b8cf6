const fields = [
  'input:not([type="hidden"])',
  'textarea',
  '[contenteditable="true"]',
  'button[role="switch"]',
  // A select that is still plain: the real one takes the focus over.
  'button[role="combobox"]',
];
const anything = [...fields, 'button', 'select', '[tabindex]'];

/** The control that takes the focus in an element, or the element itself; undefined where nothing in it can. */
export function controlIn(element: Element, among: readonly string[] = anything): HTMLElement | undefined {
  const fitting = among.map((selector) => `${selector}:not(:disabled)`).join();
  const candidates = [element, ...element.querySelectorAll(fitting)].filter((one) => one.matches(fitting));
  const first = candidates.find((one): one is HTMLElement => one instanceof HTMLElement && isReachable(one));
  return chosenOf(first);
}

function isReachable(element: HTMLElement): boolean {
  return element.checkVisibility() && !element.closest('[inert]');
}

/** The chosen control of a group of radio buttons; other tabs may have groups of the same name. */
function chosenOf(control: HTMLElement | undefined): HTMLElement | undefined {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control;
  const group = control.closest('[role="radiogroup"], form') ?? document;
  const radios = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return radios.find(({ name, checked }) => checked && name === control.name) ?? control;
}

/**
 * Focuses the first field in an element; returns whether there is one. Not on touch screens: the keyboard would cover
 * half of a form that nobody has read yet.
 */
export function focusFirst(element: Element | null): boolean {
  if (!element || matchMedia('(pointer: coarse)').matches) return true;
  const control = controlIn(element, fields);
  control?.focus({ preventScroll: true });
  return control !== undefined;
}

/** Focuses an element itself, such as an opened panel, unless a field of it was quicker. */
export function focusAround(element: HTMLElement | null): void {
  if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
}
