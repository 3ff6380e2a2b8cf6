import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { ConsultBoard } from './ConsultBoard';
import { consults } from './consults';

/** 咨询管理 (screen O4): what is asked at the left, and at the right the conversation. */
export default function ConsultPage() {
  return <ResourcePages resource={consults} basePath={usePagePath()} list={<ConsultBoard />} />;
}
