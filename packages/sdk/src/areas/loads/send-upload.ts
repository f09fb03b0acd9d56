import type { ResumableUpload, UploadInput } from '#generated/loads/uploads.ts'
import type { ValidationError } from '#errors/http-errors.ts'
import type { CallOptions, Progress } from '#http/call.ts'
import type { Clock } from '#http/clock.ts'
import type { pause, throughOutage } from './through-outage.ts'
import type { UploadPartActs } from './upload-acts.ts'

/** Progress of a file that is sent in parts. */
export interface SendProgress extends Progress {
  /** The upload, once it exists; needed to cancel it. */
  readonly upload?: ResumableUpload | undefined
  /** `checking` when everything is sent and the service processes it. */
  readonly phase: 'sending' | 'checking'
  /** Bytes per second of this run; parts that were already on the server do not count. */
  readonly bytesPerSecond?: number | undefined
  /** The remaining time at this rate. */
  readonly secondsLeft?: number | undefined
}

/** Options for sending a file. */
export interface SendOptions extends Pick<UploadInput, 'purpose' | 'month' | 'kind'> {
  /** Stops sending; the server keeps what it has, and the next run resumes it. */
  readonly signal?: AbortSignal | undefined
  /** Called with the progress. */
  readonly onProgress?: ((progress: SendProgress) => void) | undefined
}

/** Dependencies of the sending, passed in: this chunk imports nothing of the SDK, so that bundlers can split it off. */
export interface Sending {
  readonly acts: UploadPartActs
  readonly clock: Clock
  readonly random: () => number
  readonly pause: typeof pause
  readonly throughOutage: typeof throughOutage
  readonly ValidationError: typeof ValidationError
}

const headBytes = 1024 * 1024
const lookMs = 500
const longestLookMs = 5_000

/**
 * Sends a file in parts and resolves to its upload once the service has processed it. Parts from an earlier run or
 * another page are not sent again. It survives an outage of the server of up to two minutes. A refused file rejects
 * with a ValidationError.
 */
export async function sendUpload(
  sending: Sending,
  file: Blob,
  { signal, onProgress, ...asked }: SendOptions,
): Promise<ResumableUpload> {
  const { acts, ValidationError } = sending
  const patiently = <Result>(act: (options: CallOptions) => Promise<Result>) =>
    sending.throughOutage({ ...sending, signal }, () => act({ signal }))
  const name = file instanceof File ? file.name : 'records.csv'
  const headSha256 = await digestOf(file.slice(0, headBytes))
  const begun = await patiently((options) =>
    acts.create({ ...asked, name, size: file.size, headSha256 }, options),
  )
  onProgress?.({ ...progressOf(0, file.size), upload: begun, phase: 'sending' })
  // When the service has everything, only the answer to an earlier run was lost.
  const sent =
    begun.state === 'checking' ? {} : await sendParts(sending, file, { begun, patiently, onProgress })
  onProgress?.({ ...progressOf(file.size, file.size), upload: begun, phase: 'checking' })
  let upload = await patiently((options) => acts.complete(begun.id, sent, options))
  for (let everyMs = lookMs; upload.state === 'checking'; everyMs = Math.min(longestLookMs, everyMs * 1.5)) {
    await sending.pause(sending.clock, everyMs, signal)
    upload = await patiently((options) => acts.show(begun.id, options))
  }
  if (upload.state === 'done') return upload
  const { code, field } = upload.refusal ?? { code: 'invalid', field: 'state' }
  const body = { errors: { [field]: [{ error: code }] } }
  throw new ValidationError({ status: 422, headers: new Headers(), body })
}

interface Parts {
  readonly begun: ResumableUpload
  readonly patiently: <Result>(act: (options: CallOptions) => Promise<Result>) => Promise<Result>
  readonly onProgress: SendOptions['onProgress']
}

/** Sends the missing parts; returns the digest of all digests. */
async function sendParts(
  { acts, clock }: Sending,
  file: Blob,
  { begun, patiently, onProgress }: Parts,
): Promise<{ partsSha256: string }> {
  const there = new Map(
    (await patiently((options) => acts.parts(begun.id, options))).map((part) => [part.number, part.sha256]),
  )
  const since = clock.now()
  const digests: string[] = []
  let skipped = 0
  for (let from = 0, number = 1; from < file.size; from += begun.partBytes, number++) {
    const part = file.slice(from, from + begun.partBytes)
    const sha256 = await digestOf(part)
    digests.push(sha256)
    const reportLoaded = (loaded: number) => {
      const seconds = (clock.now() - since) / 1000
      const bytesPerSecond = seconds > 0 ? (from + loaded - skipped) / seconds : undefined
      const secondsLeft = bytesPerSecond ? (file.size - from - loaded) / bytesPerSecond : undefined
      const progress = progressOf(from + loaded, file.size)
      onProgress?.({ ...progress, upload: begun, phase: 'sending', bytesPerSecond, secondsLeft })
    }
    if (there.get(number) === sha256) skipped += part.size
    else {
      const report = ({ loaded }: Progress) => reportLoaded(Math.min(loaded, part.size))
      await patiently((options) =>
        acts.part(begun.id, number, part, { ...options, sha256, onProgress: onProgress && report }),
      )
    }
    reportLoaded(part.size)
  }
  return { partsSha256: hexOf(await crypto.subtle.digest('SHA-256', bytesOf(digests.join('')))) }
}

const digestOf = async (part: Blob): Promise<string> =>
  hexOf(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()))

const hexOf = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

const progressOf = (loaded: number, total: number): Progress => ({
  loaded,
  total,
  percent: (loaded / total) * 100,
})
