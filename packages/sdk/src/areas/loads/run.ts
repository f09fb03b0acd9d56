import type { Load, LoadState } from '#generated/loads/loads.ts'
import type { ImportInput } from '#generated/loads/records-file.ts'
import type { LoadFailedError } from '#errors/load-failed-error.ts'
import type { LoadPausedError } from '#errors/load-paused-error.ts'
import type { CallOptions, Progress } from '#http/call.ts'
import type { UploadOptions } from '#http/uploading.ts'
import type { Kernel } from '#kernel/kernel.ts'
import type { LoadActs } from './loads.ts'
import type { ofLoad } from './of-load.ts'
import type { RecordsFiles } from './records-file.ts'
import type { throughOutage } from './through-outage.ts'
import type { UploadActs } from './uploads.ts'
import type { LoadPredicate, WaitOptions } from './wait-until.ts'

/** Progress of a run. */
export interface RunProgress {
  readonly phase: 'uploading' | 'importing' | 'running'
  /** From 0 to 100, if known in this phase. */
  readonly percent?: number | undefined
  /** The load, once it exists. */
  readonly load?: Load
  readonly rowsPerSecond?: number | undefined
  readonly secondsLeft?: number | undefined
}

/** Options of a run. */
export interface RunOptions extends ImportInput {
  /** Aborts the run; the server keeps what it has. */
  readonly signal?: AbortSignal | undefined
  /** Called when a phase begins, and repeatedly during a phase. */
  readonly onProgress?: ((progress: RunProgress) => void) | undefined
  /** Maximum time for the load in milliseconds. The default is half an hour. */
  readonly maxWait?: number | undefined
}

/**
 * The steps of a run and its dependencies, passed in: this chunk imports nothing of the SDK, so that bundlers can
 * split it off.
 */
export interface Steps extends Pick<Kernel, 'clock' | 'random'> {
  readonly upload: RecordsFiles['create']
  readonly send: UploadActs['send']
  readonly import: RecordsFiles['import']
  readonly start: LoadActs['start']
  readonly wait: (id: string, predicate: LoadPredicate, options: WaitOptions) => Promise<Load>
  readonly throughOutage: typeof throughOutage
  readonly ofLoad: typeof ofLoad
  readonly LoadFailedError: typeof LoadFailedError
  readonly LoadPausedError: typeof LoadPausedError
}

/** The default limit of the server for one request. */
const largestAtOnce = 250 * 1024 * 1024

const ends: ReadonlySet<LoadState> = new Set([
  'paused',
  'completed',
  'completed_with_errors',
  'failed',
  'undo_paused',
  'undone',
])

/**
 * Uploads a file, creates a load from it, starts it and waits until it ends. Rejects with LoadFailedError when the
 * load fails, and with LoadPausedError when somebody pauses it. After the upload it survives an outage of the server
 * of up to two minutes.
 */
export async function run(
  steps: Steps,
  file: Blob,
  { signal, onProgress, maxWait, ...input }: RunOptions,
): Promise<Load> {
  const report = (progress: RunProgress) => onProgress?.(progress)
  // One key for all retries: when an answer is lost, the server still executes it once.
  const once = <Result>(act: (options: CallOptions) => Promise<Result>) => {
    const options = { signal, idempotencyKey: crypto.randomUUID() }
    return steps.throughOutage({ ...steps, signal }, () => act(options))
  }
  report({ phase: 'uploading', percent: 0 })
  const onUpload = ({ percent }: Progress) => report({ phase: 'uploading', percent })
  const uploadedId = await uploaded(steps, file, { signal, onProgress: onProgress && onUpload })
  report({ phase: 'importing' })
  const { id } = await once((options) => steps.import(uploadedId, input, options))
  try {
    report(runningAt(await once((options) => steps.start(id, options))))
    const load = await steps.wait(id, (state) => ends.has(state), {
      signal,
      maxWait,
      onProgress: (current) => report(runningAt(current)),
    })
    if (load.state === 'failed') throw new steps.LoadFailedError(id, load.failure)
    if (load.state === 'paused') throw new steps.LoadPausedError(id)
    return load
  } catch (error) {
    throw steps.ofLoad(id, error)
  }
}

/** Uploads the file and returns its id; a file above the limit of one request is sent in parts. */
async function uploaded({ upload, send }: Steps, file: Blob, options: UploadOptions): Promise<string> {
  if (file.size <= largestAtOnce) return (await upload(file, options)).id
  const { resultId } = await send(file, { ...options, purpose: 'records' })
  return resultId ?? ''
}

function runningAt(load: Load): RunProgress {
  const { total, processed, rowsPerSecond, secondsLeft } = load
  return {
    phase: 'running',
    load,
    percent: total > 0 ? (processed / total) * 100 : undefined,
    rowsPerSecond: rowsPerSecond ?? undefined,
    secondsLeft: secondsLeft ?? undefined,
  }
}
