import { Button, Space } from 'antd';
import type { FormSteps } from './steps/useFormSteps';

interface Props {
  readonly steps: FormSteps | undefined;
  readonly saving: boolean;
  /** Permission that saving needs. */
  readonly needs: string | undefined;
  readonly onCancel: () => void;
}

/** Below a form: saves it or gives it up; before the last step goes on or back. */
export function FormButtons({ steps, saving, needs, onCancel }: Props) {
  const isLast = steps?.isLast ?? true;
  return (
    <Space className="form-buttons">
      {steps && steps.current > 0 && <Button onClick={() => void steps.go(steps.current - 1)}>上一步</Button>}
      <Button
        // Another element for each: a click that goes on must not end on 保存.
        key={isLast ? 'save' : 'next'}
        type="primary"
        htmlType="submit"
        loading={isLast && saving}
        data-needs={isLast ? needs : undefined}
      >
        {isLast ? '保存' : '下一步'}
      </Button>
      <Button onClick={onCancel}>取消</Button>
    </Space>
  );
}
