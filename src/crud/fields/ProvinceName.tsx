import { useQuery } from '@tanstack/react-query';
import { useServices } from '../services';
import { areasBelow } from './areas';

/** Name of the province that a list is filtered by. */
export default function ProvinceName({ value }: { value: string }) {
  const { send } = useServices();
  const { data = [] } = useQuery(areasBelow(send, 0));
  return data.find(({ id }) => String(id) === value)?.name ?? value;
}
