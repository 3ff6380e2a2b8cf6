import { GlobalOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { contrast } from '@/src/lib/colour';
import { textOr } from '@/src/lib/record';
import { useImages } from '@/src/services/useImages';
import type { FormValues } from '@/src/ui/fields/field';
import styles from './site.module.css';

const usualColour = '#409eff';

/** The text that can be read on a colour. */
function inkOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, '#1f2a37') ? '#ffffff' : '#1f2a37';
}

/** The site's browser tab, head, sign-in and foot with the typed values; nothing in it can be pressed. */
export function SitePreview({ values }: { values: FormValues }) {
  const { imageUrl } = useImages();
  const text = (name: string) => textOr(values[name]).trim();
  const picture = (name: string) => {
    const address = text(name);
    return address === '' ? undefined : imageUrl(address);
  };
  const typed = text('primaryColor');
  const colour = /^#[0-9a-f]{6}$/i.test(typed) ? typed : usualColour;
  const title = text('siteTitle') || '网站名称';
  const logo = picture('logo');
  const legal = [text('copyright'), text('icp'), text('policeIcp')].filter((part) => part !== '');
  return (
    <section className={styles.preview} aria-label="网站预览">
      <Part name="浏览器标签页">
        <div className={styles.tab}>
          <Picture src={picture('favicon') ?? logo} />
          <span>{title}</span>
        </div>
      </Part>
      <Part name="网站头部">
        <div
          className={styles.head}
          data-template={text('template')}
          style={{ '--site': colour, '--site-ink': inkOn(colour) }}
        >
          <Picture src={logo} />
          <b>{title}</b>
          <span className={styles.hotline}>
            <PhoneOutlined aria-hidden /> {text('hotline') || '服务热线'}
          </span>
        </div>
      </Part>
      <Part name="登录卡片">
        <div className={styles.login} style={{ '--site': colour, '--site-ink': inkOn(colour) }}>
          <Picture src={logo} />
          <b>{title}</b>
          {text('description') && <small>{text('description')}</small>}
          <i>手机号</i>
          <i>验证码</i>
          <strong>登 录</strong>
        </div>
      </Part>
      <Part name="网站底部">
        <div className={styles.foot}>
          {text('address') && <span>{text('address')}</span>}
          {text('qq') && <span>客服 QQ {text('qq')}</span>}
          {picture('wechatQr') && <Picture src={picture('wechatQr')} />}
          {legal.length > 0 && <small>{legal.join('　')}</small>}
        </div>
      </Part>
    </section>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.part} aria-label={name}>
      <figcaption>{name}</figcaption>
      {children}
    </figure>
  );
}

function Picture({ src }: { src: string | undefined }) {
  return src === undefined ? <GlobalOutlined aria-hidden /> : <img src={src} alt="" />;
}
