import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { DepartmentPane } from './DepartmentPane';
import { users } from './users';
import './usersPage.css';
import { idFromText } from '@/src/lib/recordId';

/** 用户管理: the departments, and beside them the staff of the department in the address and of all below it. */
export default function UsersPage() {
  const basePath = usePagePath();
  const [params, setParams] = useSearchParams();
  const deptId = params.get('deptId') ?? '';
  const scope = useMemo(() => (deptId === '' ? none : { deptId }), [deptId]);
  const initialValues = useMemo(
    () => (/^\d+$/.test(deptId) ? { deptId: idFromText(deptId) } : none),
    [deptId],
  );
  const choose = (key: string) => {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        if (key === '') next.delete('deptId');
        else next.set('deptId', key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className="users-page">
      <DepartmentPane chosen={deptId} onChoose={choose} />
      <div className="users-list">
        <ResourcePages resource={users} basePath={basePath} scope={scope} initialValues={initialValues} />
      </div>
    </div>
  );
}

/** The same for as long as no department is chosen. */
const none = {};
