import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Say } from '#patterns/resource-screen/words.ts'

/** Says a word of one group of the roles' phrases; kinds and areas are said by their own groups. */
export function useSayRoles(group: 'catalogue' | 'assignments'): Say {
  const { t } = useTranslation('roles')
  return useCallback(
    (word, values) => {
      const key = /^(?:areas|kinds)\./.test(word) ? word : `${group}.${word}`
      // The words of the columns are checked by the test that draws them; i18next would check them by their key.
      return (t as unknown as (key: string, values?: object) => string)(key, values)
    },
    [t, group],
  )
}
