import { downloads as acts, type Downloads } from '#generated/families/main.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on files of exported records. */
export interface DownloadActs extends Downloads {
  /** Downloads the file of a download that is ready. */
  readonly file: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `downloads`, whose file is a stream instead of JSON. */
export function downloads(kernel: Kernel): DownloadActs {
  const { main } = kernel
  return {
    ...acts(kernel),
    file: named('downloads.file', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = { operation: 'downloads.file', verb: 'get', path: '/downloads/{id}/file' } as const
      return downloadOf(main.perform({ ...ask, ...asStream, id, options }), 'descarga')
    }),
  }
}
