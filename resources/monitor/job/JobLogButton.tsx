import { ProfileOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useServices } from '@/src/crud/services';

const needed = 'monitor:job:query';

/** The button 日志 over the jobs: the runs of all of them. */
export function JobLogButton() {
  const navigate = useNavigate();
  if (!useServices().hasPermission(needed)) return null;
  return (
    <Button
      icon={<ProfileOutlined aria-hidden />}
      data-needs={needed}
      onClick={() => void navigate('/monitor/job-log/index/0')}
    >
      日志
    </Button>
  );
}
