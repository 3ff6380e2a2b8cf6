import { ClearOutlined } from '@ant-design/icons';
import { OperationButton } from '@/src/crud/OperationButton';
import { useResourcePage } from '@/src/crud/ResourceContext';

/** The button 清空 over a log: all of its entries go. */
export function ClearLog() {
  const { label } = useResourcePage().resource;
  return (
    <OperationButton
      danger
      operation="clean"
      label="清空"
      icon={<ClearOutlined aria-hidden />}
      question={`是否确认清空所有${label}数据项?`}
      success="清空成功"
    />
  );
}
