import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isGivenUp, isRequestError } from '@/providers/http/errors';
import type { Check } from './checks';

/** The plan of a form. All values are texts; the order of `checks` is the order on screen. */
export interface FormPlan<Name extends string> {
  readonly initial: Readonly<Record<Name, string>>;
  readonly checks: Readonly<Record<NoInfer<Name>, Check<NoInfer<Name>>>>;
  /**
   * Sends the values; an error that it rejects with is shown at the form. Resolves with false where typed text is still
   * to be sent. `isAll` says whether the form holds just these values.
   */
  readonly submit: (
    values: Readonly<Record<NoInfer<Name>, string>>,
    isAll: () => boolean,
  ) => Promise<unknown>;
  /** Beginnings of the server's refusals that belong at a field. */
  readonly serverErrors?: Partial<Readonly<Record<NoInfer<Name>, readonly string[]>>>;
}

/** The faults of fields: the server's words, or true where the field's check says it of the present values (decision 39). */
type Wrong<Name extends string> = Partial<Readonly<Record<Name, string | true>>>;

/** The state of a small form: values, their problems, the server's refusal. A failed submit keeps every value. */
export function useForm<Name extends string>({ initial, checks, submit, serverErrors }: FormPlan<Name>) {
  // Object.keys forgets the type of the keys.
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(initial);
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  const [errors, setErrors] = useState<Wrong<Name>>({});
  const [problem, setProblem] = useState<{ readonly message: string; readonly isOfNetwork: boolean }>();
  useEffect(() => {
    if (!problem?.isOfNetwork) return;
    const clear = () => setProblem(undefined);
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, [problem]);
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  /** Shows the problems and focuses the first wrong field; true where there are none. */
  function show(found: Wrong<Name>): boolean {
    setErrors(found);
    const wrong = names.find((name) => found[name] !== undefined);
    if (wrong === undefined) return true;
    const element = form.current?.elements.namedItem(wrong);
    if (element instanceof HTMLElement) element.focus();
    return false;
  }

  /** Checks some fields and shows their problems. */
  function check(some: readonly Name[]): boolean {
    const found: Partial<Record<Name, true>> = {};
    for (const name of some) if (checks[name](values[name], values) !== undefined) found[name] = true;
    return show(found);
  }

  function change(name: Name, value: string): void {
    setValues((former) => ({ ...former, [name]: value }));
    setErrors((former) => ({ ...former, [name]: undefined }));
  }

  /** Replaces a value, unless something else was typed meanwhile. */
  function replace(name: Name, from: string, to: string): void {
    setValues((former) => (former[name] === from ? { ...former, [name]: to } : former));
  }

  function messageOf(name: Name): string | undefined {
    const wrong: string | true | undefined = errors[name];
    return wrong === true ? checks[name](values[name], values) : wrong;
  }

  function refuse(error: unknown): void {
    if (isGivenUp(error)) return;
    const message = error instanceof Error ? error.message : String(error);
    const name = names.find((one) => serverErrors?.[one]?.some((beginning) => message.startsWith(beginning)));
    const found: Partial<Record<Name, string>> = {};
    if (name) found[name] = message;
    if (show(found)) setProblem({ message, isOfNetwork: isRequestError(error, 'network') });
  }

  /** Runs work with some of the values where they have no problems; undefined where it was not run or failed. */
  async function attempt<T>(some: readonly Name[], work: () => Promise<T>): Promise<T | undefined> {
    setProblem(undefined);
    if (!check(some)) return undefined;
    try {
      return await work();
    } catch (error) {
      refuse(error);
      return undefined;
    }
  }

  /** Sends the form, one at a time; resolves to whether all of it was taken. */
  async function save(): Promise<boolean> {
    if (sending) return false;
    const isAll = () => names.every((name) => latest.current[name] === values[name]);
    const isTaken = await attempt(names, async () => {
      setSending(true);
      return (await submit(values, isAll)) !== false;
    });
    setSending(false);
    return isTaken ?? false;
  }

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    await save();
  }

  return {
    values,
    /** The refusal that belongs at no field. That of a lost connection goes once there is a network again. */
    problem: problem?.message,
    sending,
    change,
    replace,
    attempt,
    save,
    /** Props of the `<form>`. */
    form: { ref: form, onSubmit, noValidate: true },
    /** Props of a `Field`. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: messageOf(name),
      onChange: (value: string) => change(name, value),
    }),
  };
}
