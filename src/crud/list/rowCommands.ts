import type { MayDo } from '../../lib/needed';
import type { RecordId } from '../../lib/recordId';
import type { RowAction } from '../actions/action';
import { actionsOn, type Named, permissionOf } from '../actions/actionsOn';
import type { Resource } from '../defineResource';
import type { Row } from '../resourceSpec';
import { type RecordPage, recordPath } from '../useOpenRecord';
import { cellPadding, textWidth } from './columns/columns';

/** A command for a row. */
export interface RowCommand {
  readonly key: string;
  readonly label: string;
  readonly danger: boolean;
  /** Permission that it needs; none where anybody may. */
  readonly needs: string | undefined;
  /** Its group in the menu: business with the record comes first, then ways to other pages, then what destroys. */
  readonly group: 'verb' | 'page' | 'danger';
  /** Whether it is a button of its own; the others are under 更多. */
  readonly shown: boolean;
  /** Whether it opens the record by a press on its name, before its own page does. */
  readonly opens: boolean;
  /** Address of a link; `search` is the query of the list. */
  readonly href?: (search: string) => string;
  readonly run: () => void;
}

/** Functions that the commands of a row call. */
export interface RowHandlers {
  readonly open: (page: RecordPage, id: RecordId) => void;
  readonly confirmAndRemove: (rows: readonly Row[]) => Promise<void>;
  readonly start: (action: Named<RowAction<Row>>, row: Row) => void;
}

/** A command before the person is known; the resource's own have a colon before their key. */
export interface Command extends Omit<RowCommand, 'run' | 'shown'> {
  readonly run: (handlers: RowHandlers) => void;
}

/** All commands that make sense for the row. Those that the person may not use at all are among them. */
export function commandsFor(resource: Resource, basePath: string, row: Row, can: MayDo): Command[] {
  const { canEdit = () => true, canDelete = () => true } = resource;
  const isEditable = canEdit(row);
  const fits = (action: RowAction<Row>) => (isEditable || action.always) && (action.when?.(row, can) ?? true);
  const own = actionsOn(resource, 'row').filter(fits);
  const { edit, show, remove } = standardCommands(resource, basePath, row);
  return inOrder(resource, row, own, [
    ...(isEditable ? [edit] : []),
    show,
    ...(canDelete(row) ? [remove] : []),
  ]);
}

/** All commands that any row may have, in the order in which each row has them. */
export function allCommands(resource: Resource): Command[] {
  const anyRow = { id: 0 };
  const { edit, show, remove } = standardCommands(resource, '', anyRow);
  return inOrder(resource, anyRow, actionsOn(resource, 'row'), [edit, show, remove]);
}

/** Orders commands: the promoted ones, 编辑, other business, ways to pages, then what destroys. */
function inOrder(
  resource: Resource,
  row: Row,
  own: readonly Named<RowAction<Row>>[],
  standard: readonly Command[],
): Command[] {
  const commands = (promoted: boolean) =>
    own
      .filter((action) => (action.promoted ?? false) === promoted)
      .map((action) => ownCommand(resource, action, row));
  const [before, after] = [commands(true), commands(false)];
  const all = [
    ...before,
    ...standard.filter(({ key }) => key !== 'delete'),
    ...after,
    ...standard.filter(({ key }) => key === 'delete'),
  ];
  return all.sort((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group));
}

const groups: readonly RowCommand['group'][] = ['verb', 'page', 'danger'];

function standardCommands({ endpoints }: Resource, basePath: string, row: Row) {
  const { one, update, remove } = endpoints.operations;
  const rest = { danger: false, opens: false };
  const to = (page: RecordPage) => (search: string) => recordPath(basePath, page, row.id) + search;
  return {
    show: {
      ...{ ...rest, key: 'show', label: details, needs: one?.permission, group: 'page', href: to('show') },
      run: ({ open }: RowHandlers) => open('show', row.id),
    },
    edit: {
      ...{ ...rest, key: 'edit', label: '编辑', needs: update?.permission, group: 'verb', href: to('edit') },
      run: ({ open }: RowHandlers) => open('edit', row.id),
    },
    remove: {
      ...{ ...rest, key: 'delete', label: '删除', needs: remove?.permission, group: 'danger', danger: true },
      run: ({ confirmAndRemove }: RowHandlers) => void confirmAndRemove([row]),
    },
  } satisfies Record<string, Command>;
}

function ownCommand(resource: Resource, action: Named<RowAction<Row>>, row: Row): Command {
  const { key, label, danger = false, opens = false } = action;
  const isLink = 'href' in action;
  return {
    ...{ key: `:${key}`, label, danger, opens, needs: permissionOf(resource, action) },
    group: danger ? 'danger' : isLink && !action.promoted ? 'page' : 'verb',
    ...(isLink && { href: (search: string) => action.href(row, search) }),
    run: ({ start }) => start(action, row),
  };
}

/** Label of the way to a record's page. */
const details = '详情';

/** Whether it is the way to a record's page, which its name is in each list (decision 38). */
export function isDetails({ key, label, opens }: Pick<Command, 'key' | 'label' | 'opens'>): boolean {
  return key === 'show' || (opens && label === details);
}

/** Commands that are buttons; the rest go under 更多. */
const shownCount = 2;

/**
 * The keys of commands that are buttons of their own, among all commands of rows: the first two verbs. A press on a
 * record's name shows it.
 */
export function shownKeys(commands: readonly Pick<Command, 'key' | 'label' | 'opens'>[]): readonly string[] {
  return commands
    .filter((command) => !isDetails(command))
    .slice(0, shownCount)
    .map(({ key }) => key);
}

/**
 * The commands of a row as its cell has them. 详情 is left out where the record's name leads there (`isNamed` is false
 * on a tile), unless nothing else is there. A single one that has room beside the others is a button.
 */
export function arranged(commands: readonly RowCommand[], isNamed = true) {
  const byName = isNamed ? openingCommand(commands) : undefined;
  const others = byName && isDetails(byName) ? commands.filter((command) => !isDetails(command)) : commands;
  const offered = others.length > 0 ? others : commands;
  const shown = offered.filter((command) => command.shown);
  const more = offered.filter((command) => !command.shown);
  const [only] = more;
  if (only && more.length === 1 && shown.length < shownCount) return { shown: [...shown, only], more: [] };
  return { shown, more };
}

/** The command that opens the record: the resource's own, else its page, else its form. */
export function openingCommand(commands: readonly RowCommand[]): RowCommand | undefined {
  const find = (key: string) => commands.find((command) => command.key === key);
  return commands.find(({ opens }) => opens) ?? find('show') ?? find('edit');
}

/** Pixels of a button, and of the menu's, beside its label. */
const buttonPadding = 16;
const moreButton = 30;
/** Pixels of the line beside the column: it stays in sight while the others are scrolled. */
const edge = 1;

/**
 * Pixels of the column 操作 for the commands that its rows may have. Where rows `move`, those at both ends have a
 * single move. It is a button if there is room beside the others.
 */
export function widthFor(
  offered: readonly Pick<Command, 'key' | 'label' | 'opens'>[],
  move: boolean,
): number {
  const keys = shownKeys(offered);
  const labels = offered.filter(({ key }) => keys.includes(key)).map(({ label }) => label);
  if (labels.length < shownCount) return actionsWidth(move ? [...labels, '上移'] : labels, false);
  return actionsWidth(labels, move || offered.some((one) => !keys.includes(one.key) && !isDetails(one)));
}

/** Pixels of the column 操作 with buttons of these labels, and the menu's button where there are more commands. */
export function actionsWidth(labels: readonly string[], hasMore: boolean): number {
  const buttons = labels.reduce((sum, label) => sum + textWidth(label) + buttonPadding, 0);
  return Math.max(textWidth('操作') + cellPadding + edge, buttons + (hasMore ? moreButton : 0) + cellPadding);
}
