import type { ChartData } from './chartData';

interface Props {
  readonly title: string;
  readonly data: ChartData;
  readonly format: (value: number) => string;
}

/** The figures of a chart as a table. */
export function ChartTable({ title, data: { head, categories, series }, format }: Props) {
  return (
    <table className="chart-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {series.map(({ name, unit }) => (
            <th key={name} scope="col">
              {unit ? `${name}（${unit}）` : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{figure(values[index], format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function figure(value: number | null | undefined, format: Props['format']): string {
  return value == null ? '—' : format(value);
}
