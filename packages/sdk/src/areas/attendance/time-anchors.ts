import { timeAnchors as acts, type TimeAnchors } from '#generated/families/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'

/** Functions on the daily anchors of the time record. */
export interface TimeAnchorActs extends TimeAnchors {
  /** Downloads all anchors, to be stored outside the portal. */
  readonly file: ((options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `timeAnchors`, whose file is a download instead of a page. */
export function timeAnchors(kernel: Kernel): TimeAnchorActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    file: named('timeAnchors.file', 'get', 0, (options?: CallOptions) => {
      const ask = { operation: 'timeAnchors.file', verb: 'get', path: '/time-anchors/file' } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, options }), 'anchors.json')
    }),
  }
}
