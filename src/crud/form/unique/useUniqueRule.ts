import { Form, type FormRule } from 'antd';
import { use, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useCan } from '@/src/services/useCan';
import { useServices } from '../../../services/useServices';
import { useDebounced } from '../../../ui/fields/useDebounced';
import type { AnyField } from '../../defineResource';
import { FormRecord, useResourcePage } from '../../ResourceContext';
import { isValueTaken } from './isValueTaken';

/**
 * The rule that no other record holds the same value: {label}已存在. The server is asked while nobody types, and only
 * where all other rules hold. A failed or unfinished check is no reason to refuse: the server decides when the record
 * is saved.
 */
export function useUniqueRule(field: AnyField): FormRule {
  const taken = useRef<string>(undefined);
  const form = Form.useFormInstance();
  const { resource } = useResourcePage();
  const { callOperation } = useServices();
  const can = useCan();
  const record = use(FormRecord);
  const { name, label, unique } = field;
  const value = asText(Form.useWatch(name, form));
  const settled = useDebounced(value);
  const own = asText(record?.[name]);
  const operation = resource.endpoints.operations[typeof unique === 'object' ? unique.operation : 'list'];

  const check = useEffectEvent(async (candidate: string, signal: AbortSignal) => {
    const isRight = await form.validateFields([name], { validateOnly: true }).then(
      () => true,
      () => false,
    );
    if (!isRight || signal.aborted) return;
    const uniqueCheck = { resource, field, value: candidate, id: record?.id, signal };
    const isTaken = await isValueTaken(callOperation, uniqueCheck).catch(() => false);
    if (signal.aborted || !isTaken) return;
    taken.current = candidate;
    await form.validateFields([name]).catch(() => undefined);
  });

  const isAsked = can(operation) && settled !== '' && settled === value && settled !== own;
  useEffect(() => {
    if (!isAsked) return;
    const request = new AbortController();
    taken.current = undefined;
    void check(settled, request.signal);
    return () => request.abort();
  }, [isAsked, settled]);

  return useMemo(
    () => ({
      validator: (_rule, entered: unknown) =>
        taken.current !== undefined && asText(entered) === taken.current
          ? Promise.reject(new Error(`${label}已存在`))
          : Promise.resolve(),
    }),
    [label],
  );
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
