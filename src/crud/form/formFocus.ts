import type { FormInstance } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { controlIn, focusFirst } from '../../ui/layout/focusFirst';

/** Milliseconds in which the code of a first field may come. */
const patience = 3000;

/** Focuses the first field when a form opens, once, not when its tab comes back to the front. */
export function useFirstFocus(root: RefObject<HTMLElement | null>): void {
  const done = useRef(false);
  useEffect(() => {
    const begun = Date.now();
    let frame = 0;
    const tryFirst = () => {
      const form = root.current;
      // A person was quicker, perhaps at an input beside the fields: a password.
      const whole = form?.closest('form') ?? form;
      done.current ||= Date.now() - begun > patience || whole?.contains(document.activeElement) === true;
      if (done.current) return;
      done.current = isReady(form?.querySelector('.form-field')) && focusFirst(form);
      frame = requestAnimationFrame(tryFirst);
    };
    // The drawer or the dialog around takes the focus for itself until the next frame.
    if (!done.current) frame = requestAnimationFrame(tryFirst);
    return () => cancelAnimationFrame(frame);
  }, [root]);
}

/** Whether the input of a field is there. */
function isReady(field: Element | null | undefined): boolean {
  return field != null && !field.querySelector('.field-loading');
}

type Path = readonly (string | number)[];

/** The topmost of some fields of a form, with its path. `root` is the form, or holds it. */
export function topmost(root: Element | null, paths: readonly Path[]) {
  const form = root?.closest('form') ?? root?.querySelector('form');
  const found = paths.flatMap((path) => {
    // antd puts the name of the form, which is its id, before the path.
    const id = CSS.escape([form?.id, ...path].join('_'));
    const element = form?.querySelector(`[id="${id}"], [data-list="${CSS.escape(path.join('_'))}"]`);
    return element ? [{ path, element }] : [];
  });
  return found.toSorted((one, other) => (isAfter(one.element, other.element) ? 1 : -1))[0];
}

function isAfter(one: Element, other: Element): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

/** Puts the topmost of these fields in the middle of the screen, and the focus on it. */
export function focusFields(root: Element | null, paths: readonly Path[]): void {
  const element = topmost(root, paths)?.element;
  if (element) focusAt(element);
}

/** Puts an element in the middle of the screen, and the focus on its control, where it has one. */
export function focusAt(element: Element): void {
  element.scrollIntoView({ block: 'center' });
  controlIn(element)?.focus({ preventScroll: true });
}

/** For `scrollToField`: puts a field in the middle of the screen, clear of all bars, and focuses it. */
export const inMiddle = { block: 'center', scrollMode: 'always', focus: true } as const;

/** The refused check of a form, as antd hands it over. */
export interface RefusedCheck {
  readonly errorFields: readonly { readonly name: (string | number)[] }[];
  readonly outOfDate: boolean;
}

/** Whether antd gave up a check without an error, since that of a single field began meanwhile. It must be repeated. */
export const isOvertaken = ({ errorFields, outOfDate }: RefusedCheck) =>
  outOfDate && errorFields.length === 0;

/**
 * Properties of a form whose refused check puts the focus on its topmost wrong field. antd takes the field that was
 * drawn first; fields that came with a choice may be above it.
 */
export function useFocusWrong<Values>(form: FormInstance<Values>) {
  const ref = useRef<FormInstance<Values> & { readonly nativeElement?: HTMLElement }>(null);
  const onFinishFailed = (refused: RefusedCheck) => {
    if (isOvertaken(refused)) return form.submit();
    const paths = refused.errorFields.map(({ name }) => name);
    focusFields(ref.current?.nativeElement ?? null, paths);
  };
  return { ref, onFinishFailed, scrollToFirstError: false };
}
