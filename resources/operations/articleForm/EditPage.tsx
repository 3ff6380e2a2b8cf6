import { Button, Result } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePart, usePagePath } from '@/src/crud/ResourcePages';
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
            <Changing key={id} id={id} about={about} />
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
  const { data, isError, refetch } = useArticle(id, 'form', { name: resource.name, operation: one });
  const [published, setPublished] = useState<Publication>();
  useTabTitle(data && textOr(data.title));
  if (isError && !data) return <Gone listAddress={listAddress} />;
  if (!data) return <Skeleton rows={12} />;
  const goOn = () => {
    setPublished(undefined);
    void refetch();
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
    <Form key={textOr(data.rev)} record={data} onSaved={() => void refetch()} onPublished={setPublished} />
  );
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
