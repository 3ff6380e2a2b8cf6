import { Button, Modal } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Details } from '../../ui/display/Details';
import { emptyText, type FormValues } from '../../ui/fields/field';
import { useReturnFocus } from '../../ui/layout/useReturnFocus';
import type { AnyField } from '../defineResource';
import { FieldCell } from '../FieldCell';
import type { Row } from '../resourceSpec';

/** Fields changed here and by somebody else since the form was opened, and the decision about them. */
export interface StaleQuestion {
  readonly fields: readonly AnyField[];
  /** The record as the server holds it now. */
  readonly now: Row;
  /** The values here, typed or of the draft, which are shown beside those; not where absent. */
  readonly mine?: FormValues | undefined;
  /** Author and time of the change, as far as the record says so: 苏晚晴 于 2026-06-20 12:00:00. */
  readonly change?: string;
  /** Whether a draft is taken up, and nothing saved yet. */
  readonly isDraft?: boolean;
  readonly answer: (answer: StaleAnswer) => void;
}

/**
 * `overwrite` saves the values of these fields, or takes the draft's. `take` puts the new values into the form.
 * `cancel` leaves all as it is.
 */
export type StaleAnswer = 'overwrite' | 'take' | 'cancel';

interface Props {
  readonly question: StaleQuestion;
}

/**
 * Names the fields that somebody else has changed before a save would revert them: the new values, and those here.
 */
export default function StaleDialog({
  question: { fields, now, mine, change = '', isDraft = false, answer },
}: Props) {
  useReturnFocus();
  const since = isDraft ? '草稿写下之后' : '打开表单之后';
  const items = fields.map((field) => ({
    key: field.name,
    label: field.label,
    children: mine ? (
      <>
        <div>
          新的值：
          <FieldCell field={field} record={now} place="show" />
        </div>
        <div>
          {isDraft ? '草稿的值' : '您填写的'}：{valueHere(field, now, mine[field.name])}
        </div>
      </>
    ) : (
      <FieldCell field={field} record={now} place="show" />
    ),
  }));
  return (
    <Modal
      open
      centered
      width={560}
      title="记录已被他人修改"
      maskClosable={false}
      onCancel={() => answer('cancel')}
      footer={[
        <Button key="cancel" onClick={() => answer('cancel')}>
          取消
        </Button>,
        <Button key="take" onClick={() => answer('take')}>
          用新的值
        </Button>,
        <Button key="overwrite" type="primary" danger onClick={() => answer('overwrite')}>
          {isDraft ? '用草稿的值' : '覆盖'}
        </Button>,
      ]}
    >
      <p>
        {change === '' ? `${since}，以下内容已有新的值。` : `${change} 修改了您也在修改的内容，新的值如下。`}
        {isDraft
          ? '请选择填入表单的值，其余内容合并；保存之前不会改变记录。'
          : '覆盖将以您填写的为准；用新的值会填入表单，其余内容不变。'}
      </p>
      <Details items={items} />
    </Modal>
  );
}

/** A value of the form as text. The record's own names of what ids and codes stand for are those of the other value. */
function valueHere(field: AnyField, now: Row, value: unknown): ReactNode {
  const { name, kind, filterAs } = field;
  const { FilterValue, members, sheet } = kind;
  if (value === undefined || value === null || value === '') return emptyText;
  const parts = Array.isArray(value) ? value : [value];
  // A list that is filtered under another name is filtered by one of its parts: an area by its province.
  const isNameable = !members && !(Array.isArray(value) && filterAs !== undefined);
  if (FilterValue && isNameable && parts.length > 0) {
    return parts.map((part, at) => (
      <Fragment key={String(part)}>
        {at > 0 && '、'}
        <FilterValue value={String(part)} />
      </Fragment>
    ));
  }
  if (sheet?.shownBy !== undefined) return parts.length === 0 ? emptyText : '见表单';
  return (
    <FieldCell field={field} record={{ ...now, [name]: value, ...members?.write(value) }} place="show" />
  );
}
