import type { ReactNode } from 'react';
import { isYes, textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import type { FormValues } from '@/src/ui/fields/field';
import styles from './preview.module.css';

/** A preview of the entered settings: tab of the browser, sidebar, sign-in (screen H8, Beyond). */
export function SettingsPreview({ values }: { values: FormValues }) {
  const of = (name: string) => textOr(values[name]).trim();
  const title = of('title') || '平台名称';
  const logo = of('logo');
  const hotline = of('hotline') && `服务热线：${of('hotline')}`;
  const foot = [hotline, of('copyright'), of('icp')].filter(Boolean).join(' · ');
  return (
    <aside className={styles.preview} aria-label="效果预览">
      <h3>效果预览</h3>
      <figure>
        <figcaption>浏览器标签页</figcaption>
        <div className={styles.tab}>
          <Picture address={of('favicon')} size={16} />
          <span>首页 - {title}</span>
          <span aria-hidden="true">×</span>
        </div>
      </figure>
      <figure>
        <figcaption>侧边栏（展开 / 收起）</figcaption>
        <div className={styles.sides}>
          <Side>
            <Picture address={logo} size={32} />
            <b>{title}</b>
          </Side>
          <Side narrow>
            <Picture address={of('smalllogo') || logo} size={32} />
          </Side>
        </div>
      </figure>
      <figure>
        <figcaption>登录页</figcaption>
        <div className={styles.login}>
          <div className={styles.brand}>
            <Picture address={logo} size={36} />
            <b>{title}</b>
          </div>
          <div className={styles.card} aria-hidden="true">
            <i />
            <i />
            <i className={styles.button} />
          </div>
          {isYes(values.registerOpen) && <span>注册账号</span>}
          {foot && <span>{foot}</span>}
        </div>
      </figure>
    </aside>
  );
}

function Picture({ address, size }: { address: string; size: number }) {
  const { originalUrl } = useImages();
  if (address === '') return <span className={styles.none} style={{ width: size, height: size }} />;
  return <img src={originalUrl(address)} alt="" style={{ maxWidth: size * 3, height: size }} />;
}

function Side({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div className={styles.side} data-narrow={narrow}>
      <div className={styles.brand}>{children}</div>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </div>
  );
}
