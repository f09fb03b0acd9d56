import type { Kernel } from '#kernel.ts'
import { keepAlive } from '#session/keep-alive.ts'
import { whileAtWork } from '#session/while-at-work.ts'
import type { Load } from '#generated/laia.ts'
import { type LoadActs, loads } from './loads.ts'
import { recordsFile } from './records-file.ts'
import { run, type RunOptions } from './run.ts'
import { type LoadPredicate, type WaitOptions, waitUntil } from './wait-until.ts'

/** Everything about loads: the acts of the service, and what is made of several of them. */
export interface LoadsFamily extends LoadActs {
  /**
   * Uploads a file, makes a load of it, starts it and waits for its end. The session is kept alive meanwhile, and a server that
   * is away for up to two minutes is waited for. Once there is a load, every failure has its `loadId`.
   *
   * @example
   * await portal.loads.run(await openFile('clientes.csv'), { templateId, onProgress: (p) => console.log(p.phase, p.percent) })
   */
  readonly run: (file: Blob, options: RunOptions) => Promise<Load>
  /** Looks at a load until the predicate holds; ever more seldom, up to every 15 s. The session is kept alive meanwhile. */
  readonly waitUntil: (id: string, predicate: LoadPredicate, options?: WaitOptions) => Promise<Load>
}

/** Builds the family. */
export function loadsFamily(kernel: Kernel): LoadsFamily {
  const acts = loads(kernel)
  const files = recordsFile(kernel)
  const sayAlive = keepAlive(kernel)
  const alive = <Result>(work: Promise<Result>) => whileAtWork(kernel.clock, sayAlive, work)
  const wait: LoadsFamily['waitUntil'] = (id, predicate, options) =>
    waitUntil({ show: acts.show, ...kernel }, id, predicate, options)
  const { clock, random } = kernel
  const steps = { upload: files.create, import: files.import, start: acts.start, wait, clock, random }
  return {
    ...acts,
    run: (file, options) => alive(run(steps, file, options)),
    waitUntil: (id, predicate, options) => alive(wait(id, predicate, options)),
  }
}
