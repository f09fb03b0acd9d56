import type { Notification } from '@portal/sdk'

type Formats = { whole: (value: number) => string; shortDay: (date: string) => string }

const day = /^\d{4}-\d{2}-\d{2}$/

/** What the words of a notification are completed with: all that came with it, figures and days as the reader writes them. */
export function noticeValues(
  data: Notification['data'],
  { whole, shortDay }: Formats,
): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      if (typeof value === 'string') return [name, day.test(value) ? shortDay(value) : value]
      // A plural is chosen by the number itself.
      return [name, name === 'count' ? value : whole(value)]
    }),
  )
}
