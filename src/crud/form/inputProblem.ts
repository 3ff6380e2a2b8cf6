import { Form, type FormRule } from 'antd';
import { createContext, use, useEffect, useEffectEvent, useState } from 'react';

/** Tells the field around an input what is wrong with its value. */
export const TellProblem = createContext<(problem: string) => void>(() => undefined);

/**
 * Has the field around an input refuse its value. For what only the input can tell, since it reads more than the form
 * holds. Undefined where nothing is wrong, or while that is not known: the server decides then.
 */
export function useInputProblem(problem = ''): void {
  const tell = use(TellProblem);
  useEffect(() => tell(problem), [tell, problem]);
}

/**
 * The rules that a field's input makes by {@link useInputProblem}, and `tell` for it. A field that was entered, or that
 * has a message, is checked again with each other problem. Others wait until the form is saved.
 */
export function useInputRules(path: readonly (string | number)[]) {
  const form = Form.useFormInstance();
  const [problem, tell] = useState<string>();
  const check = useEffectEvent(() => {
    const name = [...path];
    if (form.isFieldTouched(name) || form.getFieldError(name).length > 0)
      void form.validateFields([name]).catch(() => undefined);
  });
  useEffect(() => {
    if (problem !== undefined) check();
  }, [problem]);
  const refuse: FormRule = {
    validateTrigger: 'onChange',
    validator: async () => {
      if (problem) throw new Error(problem);
    },
  };
  return { tell, rules: problem === undefined ? [] : [refuse] };
}
