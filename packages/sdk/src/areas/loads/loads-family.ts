import type { Load } from '#generated/loads/loads.ts'
import { DeadlineError } from '#errors/connection-errors.ts'
import { LoadFailedError } from '#errors/load-failed-error.ts'
import { LoadPausedError } from '#errors/load-paused-error.ts'
import { loaded } from '#http/loaded.ts'
import { retryAfterMs } from '#http/retry-after.ts'
import type { Kernel } from '#kernel/kernel.ts'
import { keepAlive } from '#kernel/keep-alive.ts'
import { whileAtWork } from '#session/while-at-work.ts'
import { type LoadActs, loads } from './loads.ts'
import { ofLoad } from './of-load.ts'
import { recordsFile } from './records-file.ts'
import type { RunOptions } from './run.ts'
import { uploads } from './uploads.ts'
import { pause, throughOutage } from './through-outage.ts'
import type { LoadPredicate, WaitOptions } from './wait-until.ts'

/** Functions on loads: the operations of the service, and helpers that combine several of them. */
export interface LoadsFamily extends LoadActs {
  /**
   * Uploads a file, creates a load from it, starts it and waits until it ends. The session is kept alive meanwhile,
   * and the call survives an outage of the server of up to two minutes. Once the load exists, every failure carries
   * its `loadId`.
   *
   * @example
   * await portal.loads.run(await openFile('clientes.csv'), { templateId, onProgress: (p) => console.log(p.phase, p.percent) })
   */
  readonly run: (file: Blob, options: RunOptions) => Promise<Load>
  /** Polls a load until the predicate holds, with growing pauses of up to 15 s. The session is kept alive meanwhile. */
  readonly waitUntil: (id: string, predicate: LoadPredicate, options?: WaitOptions) => Promise<Load>
}

/** Builds the family. The code of `run` and `waitUntil` is loaded with the first call. */
export function loadsFamily(kernel: Kernel): LoadsFamily {
  const acts = loads(kernel)
  const files = recordsFile(kernel)
  const sendKeepAlive = keepAlive(kernel)
  const alive = <Result>(work: Promise<Result>) => whileAtWork(kernel.clock, sendKeepAlive, work)
  const { clock, random } = kernel
  const shared = { clock, random, throughOutage }
  const looking = { ...shared, show: acts.show, pause, retryAfterMs, DeadlineError }
  const wait: LoadsFamily['waitUntil'] = async (id, predicate, options) => {
    const { waitUntil } = await loaded(import('./wait-until.ts'), options?.signal)
    return waitUntil(looking, id, predicate, options)
  }
  const steps = {
    ...shared,
    ...{ upload: files.create, send: uploads(kernel).send, import: files.import, start: acts.start, wait },
    ...{ ofLoad, LoadFailedError, LoadPausedError },
  }
  const runs: LoadsFamily['run'] = async (file, options) => {
    // Load both now: by the time it waits, the server may be unreachable.
    const parts = Promise.all([import('./run.ts'), import('./wait-until.ts')])
    const [{ run }] = await loaded(parts, options.signal)
    return run(steps, file, options)
  }
  return {
    ...acts,
    run: (file, options) => alive(runs(file, options)),
    waitUntil: (id, predicate, options) => alive(wait(id, predicate, options)),
  }
}
