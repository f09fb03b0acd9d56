import { useLocale } from 'react-aria-components/I18nProvider'
import type { Rule } from '#forms/rules.ts'
import { useWords } from '#words/use-words.ts'

interface Ruled {
  validate?: (value: string) => string | null | undefined
}

/** Adapts a rule for React Aria, with the label and the language of its field. */
export function useRule(rule: Rule | undefined, label: string): Ruled {
  const { rules: words } = useWords()
  const { locale } = useLocale()
  return rule === undefined ? {} : { validate: (value) => rule(value, { label, words, locale }) }
}
