import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ResourcePart, usePagePath } from '@/src/crud/ResourcePages';
import { useLeave } from '@/src/crud/useOpenRecord';
import { Can } from '@/src/services/Can';
import { useServices } from '@/src/services/useServices';
import { operationsEndpoints } from '../endpoints';
import styles from './articleForm.module.css';
import { Published } from './Published';
import type { Publication } from './useArticleForm';
import { type Writing, writingOf } from './writing';

const { create } = operationsEndpoints['operations/create'].operations;

/** 新建内容 (screen O5): a new article is written, or a question with its answer. */
export default function CreatePage() {
  const basePath = usePagePath();
  const { notFound } = useServices();
  const [params] = useSearchParams();
  const about = writingOf(params.get('type'));
  if (!about) return notFound;
  return (
    <Can isPage permission={create.permission ?? ''}>
      <ResourcePart resource={about.resource} basePath={basePath}>
        <New key={about.resource.name} about={about} />
      </ResourcePart>
    </Can>
  );
}

function New({ about: { Form, listAddress, editAddress } }: { about: Writing }) {
  const leave = useLeave();
  const [count, setCount] = useState(0);
  const [published, setPublished] = useState<Publication>();
  const next = () => {
    setPublished(undefined);
    setCount(count + 1);
  };
  return (
    <section className={styles.page} aria-label="新建内容">
      {published ? (
        <Published
          publication={published}
          listAddress={listAddress}
          extra={
            <Button key="next" onClick={next}>
              继续新建
            </Button>
          }
        />
      ) : (
        <Form key={count} onSaved={(id) => leave(editAddress(id))} onPublished={setPublished} />
      )}
    </section>
  );
}
