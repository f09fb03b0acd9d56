import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#format/use-format.ts'
import { useShownValue } from '#patterns/history/use-shown-value.ts'
import { languageName } from './ticket-inputs.tsx'

const outcomes = ['closed', 'cancelled', 'merged'] as const
const channels = ['phone', 'email', 'chat', 'whatsapp', 'web', 'in_person', 'internal'] as const
const kinds = ['related', 'duplicate', 'blocks'] as const

/** A value of a ticket's history as the reader writes it: the values of the contract by their words. */
export function useChangeValue(): (field: string, value: string | null) => string {
  const { t } = useTranslation(['caseFiles', 'caseFile'])
  const { locale } = useFormat()
  const shown = useShownValue()
  return useCallback(
    (field, value) => {
      if (field === 'heldAt') return shown(value !== null)
      if (value === null) return shown(value)
      const outcome = field === 'outcome' ? outcomes.find((one) => one === value) : undefined
      if (outcome !== undefined) return t(`list.outcomes.${outcome}`)
      const channel = field === 'channel' ? channels.find((one) => one === value) : undefined
      if (channel !== undefined) return t(`list.channels.${channel}`)
      if (field === 'language') return languageName(value, locale)
      if (field === 'links') return linksText(value, (kind) => t(`caseFile:relations.kinds.${kind}`))
      return shown(isYesOrNo(field, value) ? value === 'true' : value)
    },
    [t, shown, locale],
  )
}

const isYesOrNo = (field: string, value: string): boolean =>
  (field === 'isVulnerable' || field.startsWith('values.')) && (value === 'true' || value === 'false')

/** `#12 related, #15 blocks` → each ticket with the word for its link. */
const linksText = (value: string, wordOf: (kind: (typeof kinds)[number]) => string): string =>
  value
    .split(', ')
    .map((link) => {
      const [number = '', code] = link.split(' ')
      const kind = kinds.find((one) => one === code)
      return kind === undefined ? link : `${number} (${wordOf(kind)})`
    })
    .join(', ')
