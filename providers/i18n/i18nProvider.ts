import type { I18nProvider } from '@refinedev/core';
import { isRecord } from '@/src/lib/record';
import type { Texts } from './texts';

/** Texts for Refine. There is one language; the server's pack replaces words, not the language. */
export function createI18nProvider(texts: Texts): I18nProvider {
  return {
    translate: (key: string, values?: unknown, fallback?: string) =>
      // Refine also calls it as (key, fallback).
      typeof values === 'string'
        ? texts(key, undefined, fallback ?? values)
        : texts(key, isRecord(values) ? values : undefined, fallback),
    changeLocale: async () => {},
    getLocale: () => 'zh-CN',
  };
}
