import type { FastifyBaseLogger } from 'fastify'
import type { Sealing } from '#auth/sealing.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import { writeHeads } from './outside.ts'
import { headOf, isWaiting, sealWaiting } from './seal.ts'

const everyMs = 1000
/** How often the server's log states the head of the chain: a log collector is a witness, too. */
const reportEveryMs = 60 * 60_000

type Around = {
  database: Database
  clock: Clock
  sealing: Sealing
  /** Where the heads of the chain are written. */
  folder: string
  log: FastifyBaseLogger
}

export type Sealer = { start(): void; stop(): Promise<void> }

/** Seals events within a second, and writes the head of each batch outside (decisions 042 and 054). */
export function auditSealer({ database, clock, sealing, folder, log }: Around): Sealer {
  const { db } = database
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let reportedAt = 0
  /** The last external head; undefined until the file was read. */
  let last: number | undefined

  async function look(): Promise<void> {
    if (await isWaiting(db)) await sealWaiting(db, sealing, () => clock.now())
    const head = await headOf(db)
    if (head.seq === last) return
    if (last !== undefined && head.seq < last)
      log.error({ head, last }, 'audit: the chain is shorter than what was written outside of it')
    last = await writeHeads(db, { sealing, folder, now: clock.now() }, last)
    if (Date.now() < reportedAt + reportEveryMs) return
    log.info({ head }, 'audit: head of the chain')
    reportedAt = Date.now()
  }

  return {
    start() {
      timer = setInterval(() => {
        running ??= look()
          .catch((error: unknown) => log.error({ err: error }, 'audit: cannot seal'))
          .finally(() => (running = undefined))
      }, everyMs)
    },
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
