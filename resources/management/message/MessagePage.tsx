import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { MessageBoard } from './MessageBoard';
import { messages } from './messages';

/** 消息管理 (screen G4): the messages on the left, the open one on the right. */
export default function MessagePage() {
  return <ResourcePages resource={messages} basePath={usePagePath()} list={<MessageBoard />} />;
}
