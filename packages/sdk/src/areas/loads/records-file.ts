import type { components, paths } from '#generated/laia.ts'
import { type Call, callOf, type CallOptions, type Progress } from '#http/call.ts'
import { type Act, typed } from '#http/caller.ts'
import { named, type Named } from '#http/operation.ts'
import { uploadBody } from '#http/upload.ts'
import type { Kernel } from '#kernel.ts'
import { type Resource, resource } from '#resource.ts'

/** An uploaded file. */
export type RecordsFile = components['schemas']['RecordsFile']

/** What an uploaded file was found to be. */
export type Analysis = components['schemas']['Analysis']

/** What to make of an uploaded file. */
export type ImportInput = components['schemas']['ImportInput']

/** What an upload takes besides the usual options. */
export interface UploadOptions extends CallOptions {
  /** Calls back while the file is sent. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** Uploaded files of records (specification §7). */
export interface RecordsFiles extends Resource<paths, '/records-file', 'index' | 'patch' | 'destroy'> {
  /** One uploaded file; with `templateId` also the mapping of its columns that suits that template. */
  readonly show: Act<paths, '/records-file/{id}', 'get'>
  /** Makes a load of a file, in the state `created`; `loads.start` starts it. */
  readonly import: Act<paths, '/records-file/{id}/import', 'post'>
  /** Uploads a file: a File keeps its name; in Node take `openFile(path)` of '@portal/sdk/node'. */
  readonly create: ((file: Blob, options?: UploadOptions) => Call<RecordsFile>) & Named<'post'>
}

/** Builds the family. */
export function recordsFile({ laia }: Kernel): RecordsFiles {
  return {
    ...resource(laia, 'recordsFile', '/records-file', ['index', 'patch', 'destroy']),
    show: laia.act('recordsFile.show', 'get', '/records-file/{id}', 'query'),
    import: laia.act('recordsFile.import', 'post', '/records-file/{id}/import', 'body'),
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
        return callOf(typed<RecordsFile>(laia.perform({ ...ask, ...uploadBody(file) })))
      },
    ),
  }
}
