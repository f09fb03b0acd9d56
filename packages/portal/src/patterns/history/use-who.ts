import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEvent } from '@portal/sdk'

/** The actor of an event: a person, the server, or somebody unauthenticated. */
export function useWho(): (event: Pick<LogEvent, 'person' | 'channel'>) => string {
  const { t } = useTranslation('reports')
  return useCallback(
    ({ person, channel }) => {
      if (person) return person.displayName
      return channel === null || channel === 'job' ? t('system') : t('stranger')
    },
    [t],
  )
}
