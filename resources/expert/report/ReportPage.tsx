import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { idFromText } from '@/src/lib/recordId';
import { Can } from '@/src/services/Can';
import { ConfirmProvider } from '@/src/ui/confirm/ConfirmProvider';
import { ReportShow } from './ReportShow';
import { reports } from './reports';

/** 填报报告 (screen E4): the list, `?userId=` for one student's, and `?id=` for one report. */
export default function ReportPage() {
  const basePath = usePagePath();
  const [params] = useSearchParams();
  const [id, userId, tableId] = ['id', 'userId', 'tableId'].map((name) => params.get(name) ?? '');
  const initialValues = useMemo(
    () => ({
      ...(userId && { userId: idFromText(userId) }),
      ...(tableId && { tableId: idFromText(tableId) }),
    }),
    [userId, tableId],
  );
  if (!id) return <ResourcePages resource={reports} basePath={basePath} initialValues={initialValues} />;
  return (
    <Can isPage permission="expert:report:list">
      <ConfirmProvider>
        <ReportShow key={id} id={id} />
      </ConfirmProvider>
    </Can>
  );
}
