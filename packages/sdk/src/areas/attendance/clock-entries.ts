import type { ClockEntriesOperations } from '#generated/attendance/clock-entries.ts'
import { clockEntries as acts, type ClockEntries } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

type Asked = ClockEntriesOperations['clockEntries.export']['parameters']['query']

/** Functions on clock entries. */
export interface ClockEntryActs extends ClockEntries {
  /** Downloads every entry that matches as CSV, as the server reads it: of any size. */
  readonly export: ((query?: Asked, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `clockEntries`, whose export is no page. */
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
