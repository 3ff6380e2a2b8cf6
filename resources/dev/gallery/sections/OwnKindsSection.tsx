import { Link } from 'react-router';
import { KindDemo } from '../KindDemo';
import { kindExamples } from '../kindExamples';

/** Kinds that have a folder of their own, with their place in the gallery. */
export default function OwnKindsSection() {
  return (
    <>
      <p>
        树形列表页：<Link to="/dev/sample-tree">示例树</Link>
      </p>
      {kindExamples.map((kind) => kind((example) => <KindDemo key={example.field.label} {...example} />))}
    </>
  );
}
