import { ActionDialog } from '@/src/crud/actions/ActionDialog';
import type { RowDialogProps } from '@/src/crud/actions/action';
import { ReasonItem } from '@/src/crud/actions/actionItems';
import type { AnyRecord } from '@/src/crud/resourceSpec';
import { textOr } from '@/src/lib/record';

/** A figure as its list or the desk has it. */
type Doubted = AnyRecord & { readonly [K in 'schoolName' | 'groupCode' | 'majorName']?: unknown };

/** 标记疑问: says what is wrong with a figure (screen O3). */
export default function DoubtDialog({ row, close }: RowDialogProps<Doubted>) {
  return (
    <ActionDialog<{ remark: string }>
      title={`标记疑问：${textOr(row.schoolName)} ${textOr(row.groupCode) || textOr(row.majorName)}`}
      operation="check"
      rows={[row]}
      body={({ remark }) => ({ checkStatus: 2, remark })}
      success="已标记疑问"
      refusals={{ remark: ['疑问说明'] }}
      close={close}
    >
      <ReasonItem
        name="remark"
        label="疑问说明"
        min={5}
        max={200}
        phrases={['与公布的投档表不一致', '位次与分数对应不上', '专业组代码疑似有误']}
      />
    </ActionDialog>
  );
}
