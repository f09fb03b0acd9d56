import { monthSheets as acts, type MonthSheets } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** The months of people: what they add up to, confirmed by the person and locked by the company. */
export interface MonthSheetActs extends MonthSheets {
  /** Downloads the sheet of a person and month as PDF. The default is the last complete month. */
  readonly export: ((id: string, query?: { month?: string }, options?: CallOptions) => DownloadCall) &
    Named<'get'>
}

/** Builds the family. */
export function monthSheets(kernel: Kernel): MonthSheetActs {
  const operation = 'monthSheets.export'
  return {
    ...acts(kernel),
    export: named(operation, 'get', 2, (id: string, query?: { month?: string }, options?: CallOptions) =>
      downloadOf(
        kernel.intranet.perform({
          ...{ operation, verb: 'get', path: '/month-sheets/{id}/export', id, query, options },
          ...asStream,
        }),
        'jornada.pdf',
      ),
    ),
  }
}
