import type { Locale } from '@portal/sdk'

/** The languages that `--lang` takes. */
export const locales: readonly Locale[] = ['es', 'en', 'de', 'fr', 'pt']

type Environment = Readonly<Record<string, string | undefined>>

/** The language of messages: the requested one, else that of the terminal (`es_ES.UTF-8` is `es`), else English. */
export function localeOf(given: string | undefined, env: Environment): Locale {
  const language = (given ?? firstSet(env.LC_ALL, env.LC_MESSAGES, env.LANG))?.slice(0, 2).toLowerCase()
  return locales.find((locale) => locale === language) ?? 'en'
}

/** POSIX: an empty variable counts as unset. */
function firstSet(...values: readonly (string | undefined)[]): string | undefined {
  return values.find((value) => value !== undefined && value !== '')
}
