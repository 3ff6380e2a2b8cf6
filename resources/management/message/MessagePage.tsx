import { ResourcePages, usePagePath } from '@/src/crud/ResourcePages';
import { MessageBoard } from './MessageBoard';
import { messages } from './messages';

/** 消息管理 (screen G4): what one was told at the left, and at the right what it says. */
export default function MessagePage() {
  return <ResourcePages resource={messages} basePath={usePagePath()} list={<MessageBoard />} />;
}
