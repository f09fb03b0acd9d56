import type { Notification } from '@portal/sdk'

type Formats = { whole: (value: number) => string; shortDay: (date: string) => string }

const day = /^\d{4}-\d{2}-\d{2}$/

/** The values in a notification's text: its data, with numbers and dates formatted for the reader. */
export function noticeValues(
  data: Notification['data'],
  { whole, shortDay }: Formats,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === 'string') return [name, day.test(value) ? shortDay(value) : value]
      // The plural form depends on the raw number.
      return [name, name === 'count' ? value : whole(value)]
    }),
  )
}
