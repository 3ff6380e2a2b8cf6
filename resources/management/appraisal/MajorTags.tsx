import { Tag } from 'antd';
import { Link } from 'react-router';
import { useCan } from '@/src/services/useCan';

/** The majors that fit a result; each a way to its page for those who may open that (screen O12). */
export function MajorTags({ majors }: { readonly majors: readonly string[] }) {
  const can = useCan();
  const isLinked = can('operations:specialty:list');
  return majors.map((major) => (
    <Tag key={major}>
      {isLinked ? <Link to={`/operations/specialty?name=${encodeURIComponent(major)}`}>{major}</Link> : major}
    </Tag>
  ));
}
