import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** The label of an operation in the log; without one, its code. */
export function useActWords(): (act: string) => string {
  const { t, i18n } = useTranslation('reports')
  return useCallback(
    (act) => {
      const [family = '', verb = ''] = act.split('.')
      const own = `reports:acts.${act}`
      const keys = [`reports:families.${family}`, i18n.exists(own) ? own : `reports:verbs.${verb}`]
      if (!keys.every((key) => i18n.exists(key))) return act
      // Keys of the log, which grows with every family: their existence was just checked.
      const [of, what] = keys.map((key) => (t as unknown as (one: string) => string)(key))
      return `${of ?? ''}: ${what ?? ''}`
    },
    [t, i18n],
  )
}
