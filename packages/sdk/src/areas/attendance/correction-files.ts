import { correctionFiles as acts, type CorrectionFiles } from '#generated/families/intranet.ts'
import type { CorrectionFile } from '#generated/intranet.ts'
import type { CallOptions } from '#http/call.ts'
import { asStream, type DownloadCall, downloadOf } from '#http/download.ts'
import { named, type Named } from '#http/operation.ts'
import { type Upload, uploading } from '#http/uploading.ts'
import type { Kernel } from '#kernel.ts'

/** What can be done with files that prove what a correction says. */
export interface CorrectionFileActs extends CorrectionFiles {
  /** Uploads a PDF, a PNG or a JPEG of at most 10 MB; `clockCorrections.create` then names it. */
  readonly create: Upload<CorrectionFile>
  /** Downloads a file. */
  readonly file: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Builds `correctionFiles`, which are sent and downloaded as they are. */
export function correctionFiles(kernel: Kernel): CorrectionFileActs {
  const { intranet } = kernel
  return {
    ...acts(kernel),
    create: uploading(intranet, 'correctionFiles.create', '/correction-files'),
    file: named('correctionFiles.file', 'get', 1, (id: string, options?: CallOptions) => {
      const ask = {
        operation: 'correctionFiles.file',
        verb: 'get',
        path: '/correction-files/{id}/file',
      } as const
      return downloadOf(intranet.perform({ ...ask, ...asStream, id, options }), 'justificante.pdf')
    }),
  }
}
