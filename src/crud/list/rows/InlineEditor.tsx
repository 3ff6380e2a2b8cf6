import { Form } from 'antd';
import {
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { isComposing } from '@/src/lib/isComposing';
import { DialogBoundary } from '../../../ui/DialogBoundary';
import type { InputProps } from '../../../ui/fields/field';
import { load } from '../../../ui/load';
import { type AnyField, titleOf } from '../../defineResource';
import { isRequired, rulesOf } from '../../form/fieldRules';
import { FieldName, FormRecord, useResourcePage } from '../../ResourceContext';
import type { Row } from '../../resourceSpec';
import { useInlineSave } from './useInlineSave';

const StaleDialog = load(() => import('../../form/StaleDialog'));

interface Props {
  readonly field: AnyField;
  readonly row: Row;
  /** Called with whether the focus was in the editor, and so belongs back at the cell. */
  readonly close: (withFocus: boolean) => void;
}

/**
 * The input of one field in its cell. Enter saves, and so does leaving it; Escape gives up; a choice is saved at once.
 * A value that is refused, by a rule or by the server, stays, with the reason below it.
 */
export default function InlineEditor({ field, row, close }: Props) {
  const { resource } = useResourcePage();
  const place = useRef<HTMLDivElement>(null);
  const { form, start, saving, stale, save, giveUp, touch } = useInlineSave(field, row, close);
  /** Whether the focus was in the input: it returns after a refusal, as soon as the input is enabled again. */
  const stays = useRef(false);
  const saveHere = () => {
    stays.current = true;
    return save(true);
  };
  useEffect(() => {
    if (!saving && stays.current) focusIn(place.current);
    stays.current = saving && stays.current;
  }, [saving]);
  const typed = field.kind.verb === '请输入';

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || isPopupOpen(place.current)) return;
    const isEnter = event.key === 'Enter' && typed && (!isArea(event.target) || event.ctrlKey);
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) void saveHere();
    else giveUp();
  };
  const onBlur = (event: FocusEvent) => {
    const { currentTarget, relatedTarget } = event;
    if (!saving) stays.current = false;
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside && document.hasFocus() && !isPopupOpen(place.current)) void save(false);
  };

  return (
    <FormRecord value={row}>
      <Form form={form} name={useId()} component={false} initialValues={start} onValuesChange={touch}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the input in it */}
        <div ref={place} className="inline-editor" data-inline onKeyDown={onKeyDown} onBlur={onBlur}>
          <Form.Item name={field.name} rules={rulesOf(field, isRequired(field, start))} validateFirst>
            <EditorInput
              name={field.name}
              Input={field.Input}
              disabled={saving}
              aria-label={`${field.label}：${titleOf(resource, row)}`}
              place={place}
              {...(!typed && { chosen: () => void saveHere() })}
            />
          </Form.Item>
        </div>
      </Form>
      {stale && (
        <DialogBoundary close={() => stale.answer('cancel')}>
          <StaleDialog question={stale} />
        </DialogBoundary>
      )}
    </FormRecord>
  );
}

interface EditorInputProps extends InputProps<unknown> {
  /** Of the field. */
  readonly name: string;
  readonly Input: AnyField['Input'];
  readonly place: { readonly current: HTMLElement | null };
  /** Called after a choice. */
  readonly chosen?: () => void;
}

/** Waits for inputs that are fetched when they are first needed, and gives them the focus. */
function EditorInput({ name, Input, place, chosen, onChange, ...rest }: EditorInputProps) {
  const change = (value: unknown) => {
    onChange?.(value);
    chosen?.();
  };
  return (
    <Suspense fallback={null}>
      <FieldName value={name}>
        <Input {...rest} onChange={change} />
      </FieldName>
      <Arrived then={() => focusIn(place.current)} />
    </Suspense>
  );
}

/** Calls a function once the content that it waits with is there. */
function Arrived({ then }: { then: () => void }) {
  const arrive = useEffectEvent(then);
  useEffect(() => arrive(), []);
  return null;
}

function focusIn(place: HTMLElement | null): void {
  const input = place?.querySelector<HTMLElement>('input, textarea, button, [tabindex]');
  input?.focus();
  if (input instanceof HTMLInputElement) input.select();
}

function isPopupOpen(element: HTMLElement | null): boolean {
  return element?.querySelector('[aria-expanded="true"]') != null;
}

function isArea(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement;
}
