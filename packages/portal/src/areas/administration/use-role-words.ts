import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TranslateWord } from '#patterns/resource-screen/words.ts'

/** Translates a key of one group of the roles' phrases; kinds and areas have their own groups. */
export function useRoleWords(group: 'catalogue' | 'assignments'): TranslateWord {
  const { t } = useTranslation('roles')
  return useCallback(
    (word, values) => {
      const key = /^(?:areas|kinds)\./.test(word) ? word : `${group}.${word}`
      // The test of the matrix checks the labels of the columns; i18next would check them by key.
      return (t as unknown as (key: string, values?: object) => string)(key, values)
    },
    [t, group],
  )
}
