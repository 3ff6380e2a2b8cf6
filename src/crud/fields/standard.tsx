import { codeLike } from '../../lib/codes';
import { placeRule } from '../../lib/fieldRule';
import { isYes } from '../../lib/record';
import { isRecordId } from '../../lib/recordId';
import { useConfirm } from '../../ui/confirm/ConfirmProvider';
import {
  type CellProps,
  emptyText,
  type Field,
  type FieldOptions,
  filterAndList,
} from '../../ui/fields/field';
import { number } from '../../ui/fields/number';
import { toggle } from '../../ui/fields/toggle';
import { StateSwitch } from '../../ui/StateTag';
import { titleOf } from '../defineResource';
import { useResourcePage } from '../ResourceContext';
import { useOperation } from '../useOperation';

/** Numbers of a place without separators: 1000, where an amount reads 1,000. */
function Digits({ value }: CellProps<number>) {
  return <>{value ?? emptyText}</>;
}

/** 排序 of the POST family's records (screens-platform, section 0): a whole number from 0 to 9999, smaller first. */
function placeField(options: FieldOptions<number> = {}): Field<number> {
  return number(placeRule, { initial: 0, Cell: Digits, width: 64, ...options });
}

/** The question before a record is stopped; none where absent. */
type ConfirmStop = string | ((title: string) => string);

interface OnOffOptions extends FieldOptions<0 | 1> {
  readonly confirmStop?: ConfirmStop;
}

/**
 * 状态 of the POST family's records (screens-platform, section 0): 1 启用, 0 停用. In the list a switch for persons who may
 * change the record: it sends `update { id, status }` at once. It goes back where the server refuses. A tag elsewhere.
 */
function onOffField({ confirmStop, ...options }: OnOffOptions = {}): Field<0 | 1> {
  const Cell = (props: CellProps<0 | 1>) => <OnOffCell {...props} confirmStop={confirmStop} />;
  return toggle('状态', { on: filterAndList, Cell, ...options });
}

const Tag = toggle('').kind.Cell;

function OnOffCell({ confirmStop, ...cell }: CellProps<0 | 1> & { confirmStop: ConfirmStop | undefined }) {
  const { value, record, place } = cell;
  const { resource } = useResourcePage();
  const isOn = isYes(value);
  const { run, running, allowed, needs } = useOperation('update', isOn ? '停用成功' : '启用成功');
  const confirm = useConfirm();
  const { id } = record;
  const fixed = isRecordId(id) && resource.canEdit?.({ ...record, id }) === false;
  if (!allowed || fixed || place === 'show') return <Tag {...cell} />;
  const change = async () => {
    if (running) return;
    const text = typeof confirmStop === 'function' ? confirmStop(titleOf(resource, record)) : confirmStop;
    if (isOn && text !== undefined && !(await confirm({ text, danger: true }))) return;
    await run({ id, status: codeLike(value, isOn ? 0 : 1) }).catch(() => undefined); // shown already
  };
  return (
    <StateSwitch
      size="small"
      checked={isOn}
      aria-busy={running}
      aria-label={`状态：${titleOf(resource, record)}`}
      data-needs={needs}
      onChange={() => void change()}
    />
  );
}

/** The last two members of most records of the POST family: `...placeAndState()`. */
export function placeAndState(options: { sort?: FieldOptions<number>; status?: OnOffOptions } = {}): {
  sort: Field<number>;
  status: Field<0 | 1>;
} {
  return { sort: placeField(options.sort), status: onOffField(options.status) };
}
