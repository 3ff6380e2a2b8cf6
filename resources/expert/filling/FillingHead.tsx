import { useEffect } from 'react';
import type { AboveRowsProps } from '@/src/crud/resourceSpec';
import { rememberQueue } from './queue';

/** Over the queue: keeps what is filtered for the way from student to student. */
export default function FillingHead({ filters, sort }: AboveRowsProps) {
  useEffect(() => rememberQueue({ filters, sort }), [filters, sort]);
  return null;
}
