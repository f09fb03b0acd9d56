import { recordsFile as acts, type RecordsFileFamily } from '#generated/families/laia.ts'
import type { RecordsFile } from '#generated/laia.ts'
import { type Call, callOf, type CallOptions, type Progress } from '#http/call.ts'
import { typed } from '#http/caller.ts'
import { loaded } from '#http/loaded.ts'
import { named, type Named } from '#http/operation.ts'
import type { Kernel } from '#kernel.ts'

/** What an upload takes besides the usual options. */
export interface UploadOptions extends CallOptions {
  /** Calls back while the file is sent. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** Uploaded files of records (specification §7). */
export interface RecordsFiles extends RecordsFileFamily {
  /** Uploads a file: a File keeps its name; in Node take `openFile(path)` of '@portal/sdk/node'. */
  readonly create: ((file: Blob, options?: UploadOptions) => Call<RecordsFile>) & Named<'post'>
}

/** Builds the family. What sends files is loaded with the first one. */
export function recordsFile(kernel: Kernel): RecordsFiles {
  const { laia } = kernel
  return {
    ...acts(kernel),
    create: named(
      'recordsFile.create',
      'post',
      1,
      (file: Blob, { onProgress: onUpload, ...options }: UploadOptions = {}) => {
        const ask = {
          operation: 'recordsFile.create',
          verb: 'post',
          path: '/records-file',
          onUpload,
          options,
        } as const
        const asked = loaded(import('#http/upload.ts'), options.signal).then(({ uploadBody }) =>
          laia.perform({ ...ask, ...uploadBody(file) }),
        )
        return callOf(typed<RecordsFile>(asked))
      },
    ),
  }
}
