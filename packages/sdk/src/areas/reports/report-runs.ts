import { reportRuns as acts, type ReportRuns } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on files of reports. */
export interface ReportRunActs extends ReportRuns {
  /** Downloads the file of a run that is ready. */
  readonly file: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `reportRuns`, whose file is a download instead of JSON. */
export function reportRuns(kernel: Kernel): ReportRunActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    file: named('reportRuns.file', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = { operation: 'reportRuns.file', verb: 'get', path: '/report-runs/{id}/file' } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, id, options }), 'informe')
    }),
  }
}
