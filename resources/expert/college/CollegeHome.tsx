import { collegeNatures, collegeTags } from '@/src/gaokao/collegeEnumerations';
import { formatNumber } from '@/src/lib/formatNumber';
import { numberOr, textOr, textsOf } from '@/src/lib/record';
import { webAddress } from '@/src/lib/webAddress';
import { useImages } from '@/src/services/useImages';
import { Chart } from '@/src/ui/chart/Chart';
import { Details } from '@/src/ui/display/Details';
import { emptyText } from '@/src/ui/fields/field';
import { SafeHtml } from '@/src/ui/html/SafeHtml';
import { StateTag } from '@/src/ui/StateTag';
import styles from './college.module.css';
import { linesChart } from './collegeChart';
import { type CollegeStudent, rowsIn, type Wire } from './useCollege';

interface Props {
  readonly home: Wire;
  readonly student: CollegeStudent;
}

/** 概况: what the college is, and its lines beside the student's rank (E11). */
export function CollegeHome({ home, student }: Props) {
  const { imageUrl } = useImages();
  const written = (name: string, unit = '') => {
    const text = textOr(home[name]);
    return text === '' ? emptyText : `${text}${unit}`;
  };
  const nature = collegeNatures.find(({ value }) => value === home.nature);
  const ranks = rowsIn(home, 'rank').map(({ source, value }) => `${textOr(source)}第 ${textOr(value)} 名`);
  const row = (key: string, label: string, children = written(key)) => ({ key, label, children });
  const lines = rowsIn(home, 'lines');
  return (
    <div className={styles.stack}>
      <p className={styles.tags}>
        {nature && <StateTag tone={nature.tone}>{nature.label}</StateTag>}
        {textsOf(home.labels).map((label) => (
          <StateTag key={label} tone={collegeTags.find(({ value }) => value === label)?.tone ?? 'info'}>
            {label}
          </StateTag>
        ))}
      </p>
      <SafeHtml html={textOr(home.intro)} imageUrl={imageUrl} />
      <Chart title="近年投档位次" kind="line" height={240} data={linesChart(lines, student.rank)} />
      {lines.length > 0 && <LineTable lines={lines} />}
      <Details
        items={[
          row('code', '院校代码'),
          row('city', '所在地', placeOf(textOr(home.provinceName), textOr(home.city)) || emptyText),
          row('type', '院校类型'),
          row('level', '办学层次'),
          row('founded', '建校时间'),
          row('area', '占地面积', written('area', ' 亩')),
          row('doctor', '博士点'),
          row('master', '硕士点'),
          row('recommendRate', '保研率', written('recommendRate', '%')),
          row('rank', '排行', ranks.join('、') || emptyText),
          row('phone', '招生电话'),
          row('address', '地址'),
          row('dorm', '住宿'),
          { key: 'site', label: '官网', children: <Site address={home.site} /> },
          { key: 'admissionSite', label: '招生网', children: <Site address={home.admissionSite} /> },
        ]}
      />
    </div>
  );
}

function Site({ address }: { address: unknown }) {
  const safe = webAddress(address);
  if (safe === undefined) return emptyText;
  return (
    <a href={safe} target="_blank" rel="noreferrer">
      {safe}
    </a>
  );
}

/** Year by year, as figures. */
function LineTable({ lines }: { lines: readonly Wire[] }) {
  const figure = (value: unknown) => (numberOr(value) > 0 ? formatNumber(numberOr(value)) : '–');
  return (
    <table className={styles.table} aria-label="近年投档线">
      <thead>
        <tr>
          {['年份', '投档分', '投档位次', '计划数'].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ year, minScore, minRank, plan }) => (
          <tr key={textOr(year)}>
            <th scope="row">{textOr(year)}</th>
            <td>{figure(minScore)}</td>
            <td>{figure(minRank)}</td>
            <td>{figure(plan)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A municipality is its own city. */
function placeOf(province: string, city: string): string {
  return province !== '' && city.startsWith(province) ? city : `${province} ${city}`.trim();
}
