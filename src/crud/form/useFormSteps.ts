import type { FormInstance } from 'antd';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyField, Resource } from '../defineResource';

/** A step of a form that is filled in step by step. */
export interface FormStep<Group extends string = string> {
  readonly title: string;
  /** Names of groups. */
  readonly groups: readonly Group[];
}

/** A form that is filled in step by step. */
export interface FormSteps {
  readonly all: readonly FormStep[];
  /** Index of the step on screen, from 0. */
  readonly current: number;
  readonly isLast: boolean;
  /** Whether the steps are tabs: in any order, and saved from any of them. */
  readonly free: boolean;
  /** Goes to a step: back at once, forward once all steps before it are right. */
  readonly go: (place: number) => Promise<void>;
  /** Shows the step of a field, at once. */
  readonly reveal: (name: string) => void;
  /** For `onSubmitCapture` around the form: before the last step Enter goes to the next, and saves nothing. */
  readonly intercept: (event: SubmitEvent<HTMLElement>) => void;
  /** For the `ref` of the step on screen: takes the focus after a change of step. */
  readonly arrive: (element: HTMLElement | null) => void;
}

/** Steps of the resource's form, or its tabs; undefined where it has neither. */
export function useFormSteps(
  form: FormInstance,
  fields: readonly AnyField[],
  { steps, formTabs = false, groups = {} }: Pick<Resource, 'steps' | 'formTabs' | 'groups'>,
  focus: (wrong: readonly (readonly (string | number)[])[]) => void,
): FormSteps | undefined {
  const [current, setCurrent] = useState(0);
  const arriving = useRef(false);
  const free = formTabs && !steps;
  const all = free
    ? Object.entries(groups).map(([key, { label }]) => ({ title: label, groups: [key] }))
    : steps;
  if (!all) return undefined;

  function show(place: number): void {
    arriving.current = true;
    setCurrent(place);
  }

  async function go(place: number): Promise<void> {
    if (free) return setCurrent(place);
    for (let step = current; all && step < place; step += 1) {
      const wrong = await findWrong(form, namesIn(all, fields, step));
      if (wrong.length === 0) continue;
      if (step !== current) flushSync(() => setCurrent(step));
      focus(wrong);
      return;
    }
    show(place);
  }

  const isLast = free || current === all.length - 1;
  return {
    all,
    current,
    isLast,
    free,
    go,
    reveal: (name) => {
      const field = fields.find((candidate) => candidate.name === name);
      if (field) flushSync(() => setCurrent(stepOf(all, field)));
    },
    intercept: (event) => {
      if (isLast) return;
      event.preventDefault();
      event.stopPropagation();
      void go(current + 1);
    },
    arrive: (element) => {
      if (!element || !arriving.current) return;
      arriving.current = false;
      element.focus({ preventScroll: true });
      element.closest('form')?.scrollIntoView({ block: 'start' });
    },
  };
}

/** Checks fields and their parts; returns the paths of wrong ones. */
async function findWrong(form: FormInstance, names: string[]): Promise<(string | number)[][]> {
  try {
    await form.validateFields(names, { recursive: true });
    return [];
  } catch {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    return wrong.map(({ name }) => name).filter(([first]) => names.includes(String(first)));
  }
}

/** Index of a field's step. Throws where it is in none: nobody could ever fill it in. */
export function stepOf(steps: readonly FormStep[], { name, group }: AnyField): number {
  const place = steps.findIndex(({ groups }) => group !== undefined && groups.includes(group));
  if (place < 0) throw new Error(`The field "${name}" stands in none of the form's steps`);
  return place;
}

/** Names of the fields of a step. */
export function namesIn(steps: readonly FormStep[], fields: readonly AnyField[], place: number): string[] {
  return fields.filter((field) => stepOf(steps, field) === place).map(({ name }) => name);
}
