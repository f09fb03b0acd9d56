import type { CallOptions } from './call.ts'
import { asStream, type DownloadCall, downloadOf } from './download.ts'
import { named, type Named } from './operation.ts'
import type { Perform } from './perform.ts'
import { type Upload, uploading } from './uploading.ts'

/** Uploads and downloads files that serve as proof. */
export interface ProofFiles<File> {
  /** Uploads a PDF, a PNG or a JPEG of at most 10 MB. */
  readonly create: Upload<File>
  /** Downloads a file. */
  readonly file: ((id: string, options?: CallOptions) => DownloadCall) & Named<'get'>
}

/** Creates the functions of a family of such files at a path. */
export const proofFiles = <File>(
  service: { readonly perform: Perform },
  family: string,
  path: string,
): ProofFiles<File> => ({
  create: uploading(service, `${family}.create`, path),
  file: named(`${family}.file`, 'get', 1, (id: string, options?: CallOptions) => {
    const ask = { operation: `${family}.file`, verb: 'get', path: `${path}/{id}/file` } as const
    return downloadOf(service.perform({ ...ask, ...asStream, id, options }), 'justificante.pdf')
  }),
})
