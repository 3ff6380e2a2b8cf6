import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { GallerySection } from './sections';

interface Props {
  readonly sections: readonly GallerySection[];
  /** Key of the part that the address names. */
  readonly asked: string;
}

/** The parts as links; the one that was gone to is marked. */
export function GalleryIndex({ sections, asked }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(asked)}"]`);
    if (link && list.current) list.current.scrollTo({ left: link.offsetLeft - 16 });
  }, [asked]);
  return (
    <nav className="gallery-index" aria-label="组件目录">
      <ul ref={list}>
        {sections.map(({ key, title }) => (
          <li key={key}>
            <Link
              to={`?part=${key}`}
              replace
              data-part={key}
              aria-current={key === asked ? 'true' : undefined}
              onClick={() => document.getElementById(`gallery-${key}`)?.scrollIntoView({ block: 'start' })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
