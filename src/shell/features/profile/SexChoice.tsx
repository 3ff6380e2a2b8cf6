import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dictionaryKey, readDictionary } from '@/providers/dictionaries/dictionary';
import type { Send } from '@/providers/http/request';
import { useTexts } from '../../kit/useTexts';

/** Texts of the choice; the language pack replaces them by key. */
export const sexTexts = {
  'profile.sex': '性别',
  'profile.sex.0': '男',
  'profile.sex.1': '女',
  'profile.sex.2': '未知',
} as const;

const dictionary = 'sys_user_sex';

interface SexChoiceProps {
  readonly send: Send;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/**
 * A choice among the dictionary's entries; RuoYi's own three until it has arrived, and where it does not. A held value
 * whose entry was stopped is offered as well.
 */
export function SexChoice({ send, value, onChange }: SexChoiceProps) {
  const t = useTexts(sexTexts);
  const { data } = useQuery({
    queryKey: dictionaryKey(dictionary),
    queryFn: () => readDictionary(send, dictionary),
    retry: false,
  });
  const usual = (['0', '1', '2'] as const).map((one) => ({ value: one, label: t(`profile.sex.${one}`) }));
  const offered = data ?? usual;
  const [first] = useState(value);
  const stopped = [...new Set([first, value])].filter(
    (one) => one !== '' && !offered.some((item) => item.value === one),
  );
  const held = stopped.map((one) => usual.find((item) => item.value === one) ?? { value: one, label: one });
  return (
    <fieldset className="profile-sex">
      <legend>{t('profile.sex')}</legend>
      {[...offered, ...held].map((item) => (
        <label key={item.value}>
          <input
            type="radio"
            name="sex"
            checked={item.value === value}
            onChange={() => onChange(item.value)}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
