import type { ClockEntriesOperations } from '#generated/attendance/clock-entries.ts'
import { clockEntries as acts, type ClockEntries } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

type Asked = ClockEntriesOperations['clockEntries.export']['parameters']['query']

/** Functions on clock entries. */
export interface ClockEntryActs extends ClockEntries {
  /** Streams every matching entry as CSV. There is no limit on the size. */
  readonly export: ((query?: Asked, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `clockEntries`, whose export is a stream instead of a page. */
export function clockEntries(kernel: Kernel): ClockEntryActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    export: named('clockEntries.export', 'get', 1, (query?: Asked, options?: CallOptions) => {
      const ask = { operation: 'clockEntries.export', verb: 'get', path: '/clock-entries/export' } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, query, options }), 'fichajes.csv')
    }),
  }
}
