import type { InputProps } from '../../../ui/fields/field';
import { OneInput } from '../severalOf';
import { useAreas } from './areas';

/** Picks a province, for filters. */
export function ProvinceInput(props: InputProps<string>) {
  return <OneInput {...props} from={useAreas(0)} />;
}

/** Name of the province that a list is filtered by. */
export function ProvinceName({ value }: { value: string }) {
  const { data = [] } = useAreas(0);
  return data.find(({ id }) => String(id) === value)?.name ?? value;
}
