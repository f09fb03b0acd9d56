import type { HolidaysOperations } from '#generated/attendance/holidays.ts'
import { holidays as acts, type Holidays } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

type Asked = HolidaysOperations['holidays.file']['parameters']['query']

/** Functions on holidays. */
export interface HolidayActs extends Holidays {
  /** Downloads the holidays of a work center as a calendar (iCalendar). */
  readonly file: ((query: Asked, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `holidays`, which can be downloaded as a calendar. */
export function holidays(kernel: Kernel): HolidayActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    file: named('holidays.file', 'get', 1, (query: Asked, options?: CallOptions) => {
      const ask = { operation: 'holidays.file', verb: 'get', path: '/holidays/calendar.ics' } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, query, options }), 'holidays.ics')
    }),
  }
}
