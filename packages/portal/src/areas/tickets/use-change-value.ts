import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useShownValue } from '#patterns/history/use-shown-value.ts'

const outcomes = ['closed', 'cancelled', 'merged'] as const
const channels = ['phone', 'email', 'chat', 'whatsapp', 'web', 'in_person', 'internal'] as const

/** A value of a ticket's history as the reader writes it: the values of the contract by their words. */
export function useChangeValue(): (field: string, value: unknown) => string {
  const { t } = useTranslation('caseFiles')
  const shown = useShownValue()
  return useCallback(
    (field, value) => {
      const outcome = field === 'outcome' ? outcomes.find((one) => one === value) : undefined
      if (outcome !== undefined) return t(`list.outcomes.${outcome}`)
      const channel = field === 'channel' ? channels.find((one) => one === value) : undefined
      return channel === undefined ? shown(value) : t(`list.channels.${channel}`)
    },
    [t, shown],
  )
}
