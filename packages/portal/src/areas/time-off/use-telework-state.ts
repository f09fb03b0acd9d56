import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { TeleworkState } from '@portal/sdk'

/** The state of a person's agreement; undefined means none. */
export function useStateWord(): (state: TeleworkState | null) => string {
  const { t } = useTranslation('telework')
  return useCallback((state) => t(state === null ? 'people.noAgreement' : `states.${state}`), [t])
}
