import { Input } from 'antd';
import { Suspense } from 'react';
import { formatJson } from '@/src/lib/json/formatJson';
import { load } from '@/src/ui/load';
import '@/src/ui/fields/code/code.css';
import { isStructure, shortKey, shortName } from './cacheNames';

const CodeView = load(() => import('@/src/ui/fields/code/CodeView'));

interface Props {
  readonly name: string;
  readonly cacheKey: string;
  /** Null where the key is no longer there. */
  readonly value: string | null;
}

/** A key with its value, to be read; JSON is set out. */
export function CacheContent({ name, cacheKey, value }: Props) {
  return (
    <dl className="cache-value">
      <div>
        <dt>缓存名称</dt>
        <dd>{shortName(name)}</dd>
      </div>
      <div>
        <dt>缓存键名</dt>
        <dd>{shortKey(name, cacheKey)}</dd>
      </div>
      <div>
        <dt>缓存内容</dt>
        <dd>
          <Value value={value} />
        </dd>
      </div>
    </dl>
  );
}

function Value({ value }: Pick<Props, 'value'>) {
  if (value === null) return <>该键名已过期或已被清理</>;
  const plain = (
    <Input.TextArea aria-label="缓存内容" readOnly value={value} autoSize={{ minRows: 2, maxRows: 20 }} />
  );
  if (!isStructure(value)) return plain;
  return (
    <Suspense fallback={plain}>
      <CodeView text={formatJson(value)} language="json" label="缓存内容" />
    </Suspense>
  );
}
