import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useOperation } from '@/src/crud/useOperation';
import { Can } from '@/src/services/Can';
import { useConfirm } from '@/src/ui/confirm/ConfirmProvider';
import { operationsEndpoints } from '../endpoints';
import { editQuestionAddress } from '../headlines/articlePaths';
import type { ConsultLine } from './readConsult';

const { update } = operationsEndpoints['operations/edit-info'].operations;
const { publish } = operationsEndpoints['operations/consult'].operations;

/** Steps of a question written by staff: 编辑 leads to its form (screen O6), which saves by `publish`. */
export function WrittenSteps({ consult }: { readonly consult: ConsultLine }) {
  const navigate = useNavigate();
  return (
    <>
      <Can all={[update.permission ?? '', publish.permission ?? '']}>
        <Button size="small" onClick={() => void navigate(editQuestionAddress(consult.id))}>
          编辑
        </Button>
      </Can>
      {consult.isPublic && <Withdraw consult={consult} />}
    </>
  );
}

/** 取消公开: the question stays, and the sites no longer show it. */
function Withdraw({ consult }: { readonly consult: ConsultLine }) {
  const confirm = useConfirm();
  const { run, allowed, needs } = useOperation(publish, '已取消公开');
  if (!allowed) return null;
  const { id, rev, title, publicTitle, publicAnswer } = consult;
  const withdraw = () =>
    confirm({
      text: '取消公开后前台不再展示该问答，确定取消公开吗？',
      run: () => run({ id, rev, isPublic: 0, title: publicTitle || title, publicAnswer }),
    });
  return (
    <Button size="small" data-needs={needs} onClick={() => void withdraw()}>
      取消公开
    </Button>
  );
}
