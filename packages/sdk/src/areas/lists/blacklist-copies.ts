import { blacklistCopies as acts, type BlacklistCopies } from '#generated/families/main.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on hashed copies of blacklists. */
export interface BlacklistCopyActs extends BlacklistCopies {
  /** Downloads a hashed copy as CSV: kind, hash, channel and last day of each entry in force. */
  readonly export: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `blacklistCopies`, whose file is CSV instead of JSON. */
export function blacklistCopies(kernel: Kernel): BlacklistCopyActs {
  const { main } = kernel
  return {
    ...acts(kernel),
    export: named('blacklistCopies.export', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = {
        operation: 'blacklistCopies.export',
        verb: 'get',
        path: '/blacklist-copies/{id}/export',
      } as const
      return downloadOf(main.perform({ ...ask, ...asStream, id, options }), 'lista.csv')
    }),
  }
}
