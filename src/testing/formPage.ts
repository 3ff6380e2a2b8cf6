import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type AnyField, fieldsOn, type Resource } from '@/src/crud/defineResource';
import { isRequired } from '@/src/crud/form/fieldRules';
import { enter } from './enter';
import type { Sample } from './sample';

/** The form on screen, by the beginning of its title: in a drawer, a modal or on a page. */
export function openForm(title: string): Locator {
  return page.getByRole('dialog', { name: title }).or(page.getByRole('region', { name: title }));
}

/** The required fields of the form for a new record that begin empty. */
export function neededFields(resource: Resource, { prefilled = [] }: Sample): AnyField[] {
  const fields = fieldsOn(resource, 'create');
  const begun = Object.fromEntries(fields.map(({ name, initial }) => [name, initial]));
  const empty = fields.filter(({ name, initial }) => initial === undefined && !prefilled.includes(name));
  return empty.filter((field) => isRequired(field, begun) && (field.visible?.(begun) ?? true));
}

/** Fills in the least that a new record needs: the sample's values, and any that fit for the rest. */
export async function enterLeast(form: Locator, resource: Resource, sample: Sample): Promise<void> {
  const { values = {} } = sample;
  const needed = new Set(neededFields(resource, sample));
  const fields = fieldsOn(resource, 'create').filter((field) => needed.has(field) || field.name in values);
  for (const field of fields) await enter(form, field, values[field.name]);
}

/** The button that ends a form, or its step on screen: 保存 or 下一步. */
export function submitButton(form: Locator): Locator {
  return form.getByRole('button', { name: /^(保存|下一步)$/ });
}

/** Goes on to the last step of a form; at once where it has none. Throws with its errors where it goes no further. */
export async function toLastStep(form: Locator): Promise<void> {
  const next = form.getByRole('button', { name: '下一步' });
  const stepName = () =>
    form
      .getByRole('region', { name: /^第 \d+ 步/ })
      .query()
      ?.getAttribute('aria-label');
  while (next.query()) {
    const before = stepName();
    await next.click();
    await expect.poll(() => (stepName() === before ? problemsOf(form) : undefined)).toBeUndefined();
  }
}

/** Saves, and waits until the form is gone. Throws with the form's errors where it stays. */
export async function save(form: Locator): Promise<void> {
  const message = 'the form stays: does the sample of the resource lack a value?';
  await toLastStep(form);
  await expect.element(form).toBeInViewport();
  await form.getByRole('button', { name: '保存' }).click();
  await expect.poll(() => (form.query() ? problemsOf(form) : undefined), { message }).toBeUndefined();
}

/** All errors of a form, at its fields and over them. */
function problemsOf(form: Locator): Record<string, string | null | undefined> {
  return { ...complaintsOf(form), form: form.getByRole('alert').query()?.textContent };
}

/** Messages at the wrong fields of a form, by the field's name. */
export function complaintsOf(form: Locator): Record<string, string> {
  const wrong = [...form.element().querySelectorAll('[id][aria-invalid="true"]')];
  return Object.fromEntries(wrong.map((control) => [nameOf(control), descriptionOf(control)]));
}

/** The path of a control's field: its id without that of its form. */
function nameOf(control: Element): string {
  const form = control.closest('form')?.id ?? '';
  return control.id.startsWith(`${form}_`) ? control.id.slice(form.length + 1) : control.id;
}

/** Without the hint below the field, which is always there. */
function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const complaints = ids.filter((id) => !id.endsWith('_extra'));
  return complaints.map((id) => document.getElementById(id)?.textContent ?? '').join();
}

/** The content of a form: the text typed in its inputs, and the text shown in it. */
export function contentOf(form: Locator): { typed: string[]; written: string } {
  const inputs = [...form.element().querySelectorAll<HTMLInputElement>('input, textarea')];
  return {
    typed: inputs.map(({ value, checked }) => `${value} ${checked}`),
    written: writtenIn(form.element()),
  };
}

/** The text of an element without the live regions that a focused select speaks. */
function writtenIn(element: Element): string {
  const silent = document.importNode(element, true);
  for (const spoken of silent.querySelectorAll('[aria-live]')) spoken.remove();
  return silent.textContent ?? '';
}
