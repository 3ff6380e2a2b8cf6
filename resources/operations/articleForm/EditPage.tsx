import { Button, Result } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRequestError } from '@/providers/http/errors';
import { ReadError } from '@/src/crud/ReadError';
import { ResourcePart, usePagePath } from '@/src/crud/ResourcePages';
import type { Row } from '@/src/crud/resourceSpec';
import { useLeave } from '@/src/crud/useOpenRecord';
import { textOr } from '@/src/lib/record';
import { Can } from '@/src/services/Can';
import { useTabTitle } from '@/src/services/usePane';
import { Skeleton } from '@/src/ui/Skeleton';
import { operationsEndpoints } from '../endpoints';
import styles from './articleForm.module.css';
import { Published } from './Published';
import { useArticle } from './useArticle';
import type { Publication } from './useArticleForm';
import { type Writing, writing, writingOf } from './writing';

const { update } = operationsEndpoints['operations/edit-info'].operations;

/** 编辑信息 (screen O6): an article is changed, compared with its versions, published; or a question with its answer. */
export default function EditPage() {
  const basePath = usePagePath();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const about = writingOf(params.get('type'));
  const { resource, listAddress } = about ?? writing.headline;
  return (
    <Can isPage permission={update.permission ?? ''}>
      <ResourcePart resource={resource} basePath={basePath}>
        <section className={styles.page} aria-label="编辑信息">
          {about && /^\d+$/.test(id) ? (
            <Changing key={`${resource.name} ${id}`} id={id} about={about} />
          ) : (
            <Gone listAddress={listAddress} />
          )}
        </section>
      </ResourcePart>
    </Can>
  );
}

function Changing({ id, about }: { id: string; about: Writing }) {
  const { Form, listAddress, resource, one } = about;
  const { data, error, refetch } = useArticle(id, 'form', { name: resource.name, operation: one });
  const [taken, setTaken] = useState<Taken>();
  const [published, setPublished] = useState<Publication>();
  if (data && !taken) setTaken({ record: data, times: 0 });
  useTabTitle(taken && textOr(taken.record.title));
  if (!taken) {
    if (isRequestError(error, 'refused')) return <Gone listAddress={listAddress} />;
    return error ? <ReadError error={error} retry={refetch} /> : <Skeleton rows={12} />;
  }

  async function takeNow(begins: 0 | 1): Promise<void> {
    const { data: record, error } = await refetch();
    if (record && !error) setTaken((before) => ({ record, times: (before?.times ?? 0) + begins }));
  }
  const goOn = () => {
    setPublished(undefined);
    void takeNow(1);
  };
  if (published)
    return (
      <Published
        publication={published}
        listAddress={listAddress}
        extra={
          <Button key="on" onClick={goOn}>
            继续编辑
          </Button>
        }
      />
    );
  return (
    <Form
      key={taken.times}
      record={taken.record}
      onSaved={() => takeNow(0)}
      onRestored={() => void takeNow(1)}
      onPublished={setPublished}
    />
  );
}

/**
 * The content as the form has it. What others save meanwhile is asked about at the next save (decision 7). A new
 * reading, and a tab that was hidden, change nothing in the form.
 */
interface Taken {
  readonly record: Row;
  /** How often the form began anew. */
  readonly times: number;
}

function Gone({ listAddress }: { listAddress: string }) {
  const leave = useLeave();
  return (
    <Result
      status="404"
      title="内容不存在或已被删除"
      extra={
        <Button type="primary" onClick={() => leave(listAddress)}>
          返回列表
        </Button>
      }
    />
  );
}
