import { useTranslation } from 'react-i18next'
import type { ClockCorrection, ClockEntry } from '@portal/sdk'
import { formatDateTime } from '#format/date-time.ts'

type Entry = Pick<ClockEntry, 'kind' | 'at' | 'breakType'>

/** A short label of an entry: `08:59 Entrada`, in the zone of its day. */
export function useEntryWords(): (entry: Entry, timeZone: string) => string {
  const { t } = useTranslation('workdays')
  return ({ kind, at, breakType }, timeZone) =>
    [formatDateTime(at, timeZone).slice(11, 16), t(`entries.kinds.${kind}`), breakType?.name]
      .filter((word) => word !== undefined)
      .join(' · ')
}

/** The values before and after a correction. */
export function useCorrectionWords(): (correction: ClockCorrection) => { before: string; after: string } {
  const translate = useEntryWords()
  const one = (entry: Entry | null, timeZone: string) => (entry === null ? '—' : translate(entry, timeZone))
  return ({ before, after, timeZone }) => ({ before: one(before, timeZone), after: one(after, timeZone) })
}
