import { type Call, callOf, type CallOptions, type Progress } from './call.ts'
import { typed } from './caller.ts'
import { loaded } from './loaded.ts'
import { named, type Named } from './operation.ts'
import type { Perform } from './perform.ts'

/** What an upload takes besides the usual options. */
export interface UploadOptions extends CallOptions {
  /** Calls back while the file is sent. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** Sends a file: a File keeps its name; in Node take `openFile(path)` of '@portal/sdk/node'. */
export type Upload<Result> = ((file: Blob, options?: UploadOptions) => Call<Result>) & Named<'post'>

/** The function of an operation that takes a file. What sends files is loaded with the first one. */
export const uploading = <Result>(
  { perform }: { readonly perform: Perform },
  operation: string,
  path: string,
): Upload<Result> =>
  named(operation, 'post', 1, (file: Blob, { onProgress: onUpload, ...options }: UploadOptions = {}) => {
    const ask = { operation, verb: 'post', path, onUpload, options } as const
    const asked = loaded(import('./upload.ts'), options.signal).then(({ uploadBody }) =>
      perform({ ...ask, ...uploadBody(file) }),
    )
    return callOf(typed<Result>(asked))
  })
