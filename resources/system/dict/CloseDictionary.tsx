import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';

/** Back to the dictionaries. */
export function CloseDictionary() {
  const navigate = useNavigate();
  return (
    <Button icon={<CloseOutlined aria-hidden />} onClick={() => void navigate('/system/dict')}>
      关闭
    </Button>
  );
}
