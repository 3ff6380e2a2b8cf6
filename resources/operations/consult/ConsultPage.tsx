import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { ConsultBoard } from './ConsultBoard';
import { consults } from './consults';

/** 咨询管理 (screen O4): the questions on the left, the conversation on the right. */
export default function ConsultPage() {
  return <ResourcePages resource={consults} basePath={usePagePath()} list={<ConsultBoard />} />;
}
