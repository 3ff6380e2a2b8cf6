import { useReferenceChoices } from './ReferenceInput';

interface Props {
  readonly value: string;
  readonly resource: string;
  readonly optionLabel: string;
}

/** Name of the record that a list is filtered by, where it is among those that are offered first. */
export default function ReferenceName({ value, ...about }: Props) {
  const { found } = useReferenceChoices(about);
  return found.find((choice) => choice.value === value)?.label ?? value;
}
