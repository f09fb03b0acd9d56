import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogEvent } from '@portal/sdk'

/** Who did what an event tells: a person, the server by itself, or somebody who had not shown who they are. */
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
