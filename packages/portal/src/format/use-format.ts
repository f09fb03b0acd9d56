import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@portal/sdk/react'
import { formatDateTime } from './date-time.ts'
import { localeOf } from './locale.ts'
import { formatLongDay, formatMoment, formatShortDay } from './moment.ts'
import {
  formatBytes,
  formatEuros,
  formatNumber,
  formatRate,
  formatSeconds,
  formatShare,
  formatShort,
} from './number.ts'

/** Formatters for numbers, sizes, durations and instants in the user's language and time zone. */
export function useFormat() {
  const { i18n } = useTranslation()
  const timeZone = useSession()?.userData.timeZone
  const locale = localeOf(i18n.language)
  return useMemo(
    () => ({
      locale,
      timeZone,
      number: (value: number) => formatNumber(value, locale, { maximumFractionDigits: 2 }),
      whole: (value: number) => formatNumber(value, locale, { maximumFractionDigits: 0 }),
      short: (value: number) => formatShort(value, locale),
      share: (value: number) => formatShare(value, locale),
      rate: (value: number) => formatRate(value, locale),
      euros: (cents: number) => formatEuros(cents, locale),
      bytes: (value: number) => formatBytes(value, locale),
      seconds: (value: number) => formatSeconds(value, locale),
      moment: (instant: string, now: number) => formatMoment(instant, now, { locale, timeZone }),
      longDay: (at: number) => formatLongDay(at, { locale, timeZone }),
      shortDay: (date: string) => formatShortDay(date, locale),
      dateTime: (instant: string | null) => (instant === null ? '—' : formatDateTime(instant, timeZone)),
    }),
    [locale, timeZone],
  )
}
