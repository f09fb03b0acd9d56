import { calendarFeeds as acts, type CalendarFeeds } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on the subscription addresses of one's calendars. */
export interface CalendarFeedActs extends CalendarFeeds {
  /** Downloads the calendar (iCalendar) of an address, given its secret token. */
  readonly file: ((token: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `calendarFeeds`, whose file is iCalendar instead of JSON. */
export function calendarFeeds(kernel: Kernel): CalendarFeedActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    file: named('calendarFeeds.file', 'get', 1, (token: string, options?: CallOptions) => {
      const path = `/calendars/${encodeURIComponent(token)}/calendar.ics`
      const ask = { operation: 'calendarFeeds.file', verb: 'get', path } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, options }), 'calendar.ics')
    }),
  }
}
