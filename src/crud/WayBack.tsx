import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

/** The button 关闭 of a page that no entry of the menu opens: back to the list that it belongs to. */
export function WayBack({ to }: { to: string }) {
  const navigate = useNavigate();
  return (
    <Button icon={<CloseOutlined aria-hidden />} onClick={() => void navigate(to)}>
      关闭
    </Button>
  );
}
