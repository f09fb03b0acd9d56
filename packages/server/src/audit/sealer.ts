import type { FastifyBaseLogger } from 'fastify'
import type { Sealing } from '#auth/sealing.ts'
import type { Database } from '#db/database.ts'
import type { Clock } from '#seams/clock.ts'
import { writeHead } from './heads.ts'
import { headOf, isWaiting, sealWaiting } from './seal.ts'

const everyMs = 1000
const headEveryMs = 60 * 60_000

type Around = {
  database: Database
  clock: Clock
  sealing: Sealing
  /** Where the heads of the chain are written down. */
  folder: string
  log: FastifyBaseLogger
}

export type Sealer = { start(): void; stop(): Promise<void> }

/** Seals what was written within a second, and writes the head of the chain outside every hour (decision 042). */
export function auditSealer({ database, clock, sealing, folder, log }: Around): Sealer {
  const { db } = database
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let headDueAt = 0
  let written = 0

  async function look(): Promise<void> {
    if (await isWaiting(db)) await sealWaiting(db, () => clock.now())
    if (Date.now() < headDueAt) return
    const head = await headOf(db)
    if (head.seq === written) return
    log.info({ head: await writeHead(folder, sealing, head, clock.now()) }, 'audit: head of the chain')
    written = head.seq
    headDueAt = Date.now() + headEveryMs
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
