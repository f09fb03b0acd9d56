import { type Call, callOf, type CallOptions, type Progress } from './call.ts'
import { typed } from './caller.ts'
import { loaded } from './loaded.ts'
import { named, type Named } from './operation.ts'
import type { Perform } from './perform.ts'

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Called with the progress of the upload. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
}

/** Uploads a file. A File keeps its name; in Node use `openFile(path)` of '@portal/sdk/node'. */
export type Upload<Result> = ((file: Blob, options?: UploadOptions) => Call<Result>) & Named<'post'>

/** Uploads a file together with the query of its operation. */
export type UploadWith<Query, Result> = ((
  file: Blob,
  query: Query,
  options?: UploadOptions,
) => Call<Result>) &
  Named<'post'>

type Service = { readonly perform: Perform }

/** Creates the function of an operation that uploads a file. The code for uploads is loaded with the first one. */
export const uploading = <Result>(service: Service, operation: string, path: string): Upload<Result> =>
  named(operation, 'post', 1, (file: Blob, options?: UploadOptions) =>
    sent<Result>(service, { operation, path }, file, options),
  )

/** The same for an operation with a query. */
export const uploadingWith = <Query extends object, Result>(
  service: Service,
  operation: string,
  path: string,
): UploadWith<Query, Result> =>
  named(operation, 'post', 2, (file: Blob, query: Query, options?: UploadOptions) =>
    sent<Result>(service, { operation, path, query }, file, options),
  )

function sent<Result>(
  { perform }: Service,
  asked: { operation: string; path: string; query?: object },
  file: Blob,
  { onProgress: onUpload, ...options }: UploadOptions = {},
): Call<Result> {
  const ask = { ...asked, verb: 'post', onUpload, options } as const
  const answer = loaded(import('./upload.ts'), options.signal).then(({ uploadBody }) =>
    perform({ ...ask, ...uploadBody(file) }),
  )
  return callOf(typed<Result>(answer))
}
