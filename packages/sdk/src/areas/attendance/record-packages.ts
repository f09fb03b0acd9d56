import { recordPackages as acts, type RecordPackages } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on packages of the time record. */
export interface RecordPackageActs extends RecordPackages {
  /** Downloads a package: a ZIP that `portal verify` checks. */
  readonly file: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `recordPackages`, whose file is a ZIP instead of JSON. */
export function recordPackages(kernel: Kernel): RecordPackageActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    file: named('recordPackages.file', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = {
        operation: 'recordPackages.file',
        verb: 'get',
        path: '/record-packages/{id}/file',
      } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, id, options }), 'registro.zip')
    }),
  }
}
