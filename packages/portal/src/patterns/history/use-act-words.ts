import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** How an act of the log is called; what has no words keeps its code. */
export function useActWords(): (act: string) => string {
  const { t, i18n } = useTranslation('reports')
  return useCallback(
    (act) => {
      const [family = '', verb = ''] = act.split('.')
      const own = `reports:acts.${act}`
      const keys = [`reports:families.${family}`, i18n.exists(own) ? own : `reports:verbs.${verb}`]
      if (!keys.every((key) => i18n.exists(key))) return act
      // The keys are those of the log, which grows with every family: whether they have words was asked just now.
      const [of, what] = keys.map((key) => (t as unknown as (one: string) => string)(key))
      return `${of ?? ''}: ${what ?? ''}`
    },
    [t, i18n],
  )
}
