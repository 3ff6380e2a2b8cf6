import { LeftOutlined, PhoneOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useRowsQuery } from '@/src/crud/useRowsQuery';
import { textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import type { FormValues } from '@/src/ui/fields/field';
import { banners } from './banners';
import { activeBanners } from './website';
import styles from './website.module.css';

/** Widths in pixels at which the head of the site is shown: a desk and a phone. */
const widths = [
  { width: 1920, label: '桌面 1920 像素' },
  { width: 375, label: '手机 375 像素' },
] as const;

/** The site's head with the current banners and the typed values, at two widths; nothing in it can be pressed. */
export function WebsitePreview({ values }: { values: FormValues }) {
  const { imageUrl } = useImages();
  const { data, isError } = useRowsQuery(banners, { hasPanel: true });
  const [at, setAt] = useState(0);
  const active = activeBanners(data?.data ?? [], Date.now());
  const place = active.length > 0 ? at % active.length : 0;
  const banner = active[place];
  const step = (by: number) => setAt((place + by + active.length) % active.length);
  const head = (
    <SiteHead values={values} picture={banner && imageUrl(textOr(banner.image))} title={banner?.title} />
  );
  return (
    <section className={styles.preview} aria-label="页头预览">
      <div className={styles.previewHead}>
        <h2>页头预览</h2>
        <span role="status">
          {isError && !data
            ? '轮播图读取失败'
            : active.length > 0
              ? `第 ${place + 1} 张，共 ${active.length} 张展示中`
              : '没有展示中的轮播图'}
        </span>
        <Button
          size="small"
          aria-label="上一张"
          icon={<LeftOutlined aria-hidden />}
          disabled={active.length < 2}
          onClick={() => step(-1)}
        />
        <Button
          size="small"
          aria-label="下一张"
          icon={<RightOutlined aria-hidden />}
          disabled={active.length < 2}
          onClick={() => step(1)}
        />
      </div>
      {widths.map(({ width, label }) => (
        <figure key={width} className={styles.size} aria-label={label} style={{ maxWidth: width }}>
          <figcaption>{label}</figcaption>
          <Scaled width={width}>{head}</Scaled>
        </figure>
      ))}
    </section>
  );
}

interface HeadProps {
  readonly values: FormValues;
  readonly picture: string | undefined;
  readonly title: unknown;
}

function SiteHead({ values, picture, title }: HeadProps) {
  const { imageUrl } = useImages();
  const logo = textOr(values.logo);
  return (
    <div className={styles.site}>
      <div className={styles.siteBar}>
        {logo !== '' && <img src={imageUrl(logo)} alt="" />}
        <b>{textOr(values.siteTitle) || '网站名称'}</b>
        <span>
          <PhoneOutlined aria-hidden /> {textOr(values.hotline) || '服务热线'}
        </span>
      </div>
      <div className={styles.banner}>
        {picture === undefined ? <p>暂无轮播图</p> : <img src={picture} alt="" />}
        {picture !== undefined && textOr(title) !== '' && <strong>{textOr(title)}</strong>}
      </div>
    </div>
  );
}

/** Scales content of a fixed pixel width down to the available room. */
function Scaled({ width, children }: { width: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const scale = Math.min(1, (place.current?.clientWidth ?? 0) / width);
      setSize({ scale, height: (inner.current?.offsetHeight ?? 0) * scale });
    };
    const observer = new ResizeObserver(measure);
    for (const element of [place.current, inner.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={place} className={styles.scaled} style={{ height: size.height }}>
      <div ref={inner} style={{ width, transform: `scale(${size.scale})` }}>
        {children}
      </div>
    </div>
  );
}
