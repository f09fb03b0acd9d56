import type { ResumableUpload } from '#generated/loads/uploads.ts'
import { ValidationError } from '#errors/http-errors.ts'
import { uploads as acts } from '#generated/families/laia.ts'
import { callOf } from '#http/call.ts'
import { typed } from '#http/caller.ts'
import { loaded } from '#http/loaded.ts'
import { named } from '#http/operation.ts'
import type { Kernel } from '#kernel/kernel.ts'
import { keepAlive } from '#kernel/keep-alive.ts'
import { whileAtWork } from '#session/while-at-work.ts'
import type { SendOptions } from './send-upload.ts'
import type { PartOptions, UploadPartActs } from './upload-acts.ts'
import { pause, throughOutage } from './through-outage.ts'

/** Resumable uploads, and their results. */
export interface UploadActs extends UploadPartActs {
  /**
   * Sends a whole file in parts, resumes an interrupted upload, and waits until the server has processed it. The
   * session is kept alive meanwhile. A refused file rejects with a ValidationError.
   */
  readonly send: (file: Blob, options: SendOptions) => Promise<ResumableUpload>
}

/** Builds the family. The code of `send` is loaded with the first call. */
export function uploads(kernel: Kernel): UploadActs {
  const own = { ...acts(kernel), part: partOf(kernel) }
  const { clock, random } = kernel
  const sending = { acts: own, clock, random, pause, throughOutage, ValidationError }
  const sends: UploadActs['send'] = async (file, options) => {
    const { sendUpload } = await loaded(import('./send-upload.ts'), options.signal)
    return sendUpload(sending, file, options)
  }
  const sendKeepAlive = keepAlive(kernel)
  return { ...own, send: (file, options) => whileAtWork(clock, sendKeepAlive, sends(file, options)) }
}

const operation = 'uploads.part'

const partOf = ({ laia }: Kernel): UploadPartActs['part'] =>
  named(operation, 'put', 3, (id: string, number: number, bytes: Blob, more: PartOptions = {}) => {
    const { onProgress: onUpload, sha256, ...options } = more
    const query = sha256 === undefined ? {} : { sha256 }
    const path = `/uploads/{id}/parts/${number}`
    const answer = loaded(import('#http/upload.ts'), options.signal).then(({ uploadBody }) =>
      laia.perform({ operation, verb: 'put', path, id, query, onUpload, options, ...uploadBody(bytes) }),
    )
    return callOf(typed<ResumableUpload>(answer))
  })
