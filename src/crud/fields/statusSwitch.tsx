import type { DictionaryType } from '@/providers/dictionaries/dictionary';
import { codeLike, sameCode } from '../../lib/codes';
import { isRecordId } from '../../lib/recordId';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import { type CellProps, type Field, type FieldOptions, fieldOf } from '../../ui/fields/field';
import { StateSwitch, type Tone, toneOf } from '../../ui/StateTag';
import { titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { useOperation } from '../useOperation';
import { DictionaryTag, dictionary } from './dictionary/dictionary';
import { useDictionary } from './dictionary/useDictionary';

/** The word behind the record's name in the question: 用户, say. */
export interface StatusSwitchOptions extends FieldOptions<string> {
  readonly thing: string;
}

/**
 * RuoYi's status, `"0"` for on. In the list a switch for persons with operation `changeStatus`: it asks first, and
 * goes back where the server refuses. A tag elsewhere, and for rows that must not be changed (rest-contract, section
 * 3).
 */
export function statusSwitch(
  label: string,
  type: DictionaryType,
  { thing, ...options }: StatusSwitchOptions,
): Field<string> {
  const plain = dictionary(label, type);
  const Cell = (props: CellProps<string>) => (
    <StatusCell {...props} type={type} thing={thing} label={label} />
  );
  return fieldOf(label, plain.kind, { Cell, initial: '0', width: 76, ...options });
}

interface StatusCellProps extends CellProps<string> {
  readonly type: string;
  readonly thing: string;
  readonly label: string;
}

function StatusCell({ value, record, place, type, thing, label }: StatusCellProps) {
  const { resource } = useResourcePage();
  const { items } = useDictionary(type);
  const isOn = sameCode(value, '0');
  const stateOf = (code: string, tone: Tone) => {
    const item = items.find((one) => one.value === code);
    return item ? { label: item.label, tone: toneOf(item.elTagType) } : { tone };
  };
  const word = isOn ? '停用' : '启用';
  const { run, running, allowed, needs } = useOperation('changeStatus', `${word}成功`);
  const confirm = useConfirm();
  const { id } = record;
  const fixed = isRecordId(id) && resource.canEdit?.({ ...record, id }) === false;
  if (!allowed || fixed || place === 'show') return <DictionaryTag type={type} value={value} />;
  const title = titleOf(resource, record);
  const change = async () => {
    if (running || !(await confirm({ text: `确认要${word}「${title}」${thing}吗？` }))) return;
    const body = { [resource.endpoints.idField]: id, status: codeLike(value, isOn ? '1' : '0') };
    await run(body).catch(() => undefined); // shown already
  };
  return (
    <StateSwitch
      size="small"
      on={stateOf('0', 'primary')}
      off={stateOf('1', 'danger')}
      checked={isOn}
      aria-busy={running}
      aria-label={`${label}：${title}`}
      data-needs={needs}
      onChange={() => void change()}
    />
  );
}
