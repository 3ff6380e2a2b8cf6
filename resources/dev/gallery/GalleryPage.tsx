import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { GalleryIndex } from './GalleryIndex';
import './gallery.css';
import { SectionBoundary } from './SectionBoundary';
import { type GallerySection, sections } from './sections';

/** All kinds of fields and widgets in their states, part by part; `?part=key` goes to one. */
export default function GalleryPage() {
  const [search] = useSearchParams();
  const asked = search.get('part') ?? '';
  return (
    <section className="gallery" aria-label="组件展示">
      <header className="gallery-head">
        <h2>组件展示</h2>
        <p>
          全部字段类型与展示组件及其各种状态，仅在演示数据下可见。列表、表单与导入导出的完整功能见
          <Link to="/dev/samples">示例列表</Link>，真实页面可看<Link to="/customer/list">机构列表</Link>与
          <Link to="/system/dict">字典管理</Link>。
        </p>
      </header>
      <GalleryIndex sections={sections} asked={asked} />
      <div className="gallery-parts">
        {sections.map((section) => (
          <Part key={section.key} section={section} asked={asked === section.key} />
        ))}
      </div>
    </section>
  );
}

/** One part; its code is fetched when it comes near, and what goes wrong in it stays in it. */
function Part({ section: { key, title, Section }, asked }: { section: GallerySection; asked: boolean }) {
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  useStay(place, asked);
  return (
    <section ref={place} id={`gallery-${key}`} className="gallery-part" aria-label={title}>
      <h2>{title}</h2>
      <SectionBoundary>
        {near || asked ? (
          <Suspense fallback={<Waiting title={title} />}>
            <div className="demos">
              <Section />
            </div>
          </Suspense>
        ) : (
          <Waiting title={title} />
        )}
      </SectionBoundary>
    </section>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <p className="gallery-waiting" data-waiting>
      正在加载{title}…
    </p>
  );
}

/** Events by which a person scrolls away. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Goes to a place and stays there while the page around it takes shape, until somebody scrolls. */
function useStay(place: React.RefObject<HTMLElement | null>, asked: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!asked || !element) return;
    const go = () => element.scrollIntoView({ block: 'start', behavior: 'instant' });
    const shape = new ResizeObserver(go);
    const stop = () => {
      shape.disconnect();
      window.removeEventListener('scroll', go);
      for (const intent of intents) window.removeEventListener(intent, stop);
    };
    go();
    shape.observe(element.parentElement ?? element);
    window.addEventListener('scroll', go);
    for (const intent of intents) window.addEventListener(intent, stop, { passive: true });
    return stop;
  }, [place, asked]);
}

/** Whether an element is, or has been, in sight or a little below. */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || near) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      // Sections above stay as they are until somebody scrolls there: otherwise the target would move away.
      { rootMargin: '-120px 0px 300px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, near]);
  return near;
}
