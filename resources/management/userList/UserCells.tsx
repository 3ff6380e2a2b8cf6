import { type ReactNode, useState } from 'react';
import { masked } from '@/src/crud/fields/masked/masked';
import { userTypes } from '@/src/gaokao/enumerations';
import { rightsOf } from '@/src/gaokao/memberRights';
import { subjectName } from '@/src/gaokao/subjects';
import { formatTime } from '@/src/lib/dates';
import { numberOr, textOr, textsOf } from '@/src/lib/record';
import { isRecordId } from '@/src/lib/recordId';
import { maskMobile } from '@/src/lib/rules';
import { useCan } from '@/src/services/useCan';
import { DialogBoundary } from '@/src/ui/DialogBoundary';
import { choice } from '@/src/ui/fields/choice';
import { type CellProps, emptyText, type Kind } from '@/src/ui/fields/field';
import { load } from '@/src/ui/load';
import { PlainButton } from '@/src/ui/PlainButton';
import { StateTag } from '@/src/ui/StateTag';
import { managementEndpoints } from '../endpoints';
import styles from './user.module.css';

const MemberDialog = load(() => import('./MemberDialog'));
const { vip } = managementEndpoints['management/user-list'].operations;

const Masked = masked('').kind.Cell;
const Type = choice<number>('', userTypes).kind.Cell;

/** A mobile number, masked wherever it comes from: the call of a single user answers it whole. */
export function MobileCell(props: CellProps<string>) {
  return <Masked {...props} value={props.value ? maskMobile(props.value) : props.value} />;
}

/** The type of a user; on her page with what it allows, and the way to change it. */
export function TypeCell(props: CellProps<0 | 1 | 2 | 3>) {
  const tag = <Type {...props} />;
  return props.place === 'show' ? <Rights {...props}>{tag}</Rights> : tag;
}

function Rights({ value, record, children }: CellProps<0 | 1 | 2 | 3> & { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const can = useCan();
  const { schemes, tools } = rightsOf(numberOr(value));
  const { id, rev } = record;
  return (
    <div className={styles.rights}>
      {children} <span>方案 {schemes} 个</span>
      {can(vip) && (
        <PlainButton look="link" small data-needs={vip.permission} onClick={() => setOpen(true)}>
          设置会员
        </PlainButton>
      )}
      <ul aria-label="可用工具">
        {tools.map((tool) => (
          <li key={tool}>
            <StateTag tone="info">{tool}</StateTag>
          </li>
        ))}
      </ul>
      {open && isRecordId(id) && (
        <DialogBoundary close={() => setOpen(false)}>
          <MemberDialog
            row={{ id, name: textOr(record.name), rev: numberOr(rev) }}
            close={() => setOpen(false)}
          />
        </DialogBoundary>
      )}
    </div>
  );
}

/** The end of the membership, marked where it is over or paused by a frozen card. */
export function EndCell({ value, record, place }: CellProps<string>) {
  if (!value) return emptyText;
  const isMember = numberOr(record.userType) > 0;
  return (
    <>
      {formatTime(value).slice(0, place === 'list' ? 16 : 19)}{' '}
      {!isMember && <StateTag tone="info">已到期</StateTag>}
      {isMember && numberOr(record.cardStatus) === frozen && <StateTag tone="danger">权益暂停</StateTag>}
    </>
  );
}

/** The status of a frozen card. */
const frozen = 4;

/** The subjects that somebody has chosen, by name; only shown here. */
export const subjectsKind: Kind<readonly string[]> = {
  Cell: ({ value }) => <>{textsOf(value).map(subjectName).join('、') || emptyText}</>,
  Input: () => null,
  operator: 'eq',
  verb: '请选择',
  width: 150,
};
