import { buffer } from 'node:stream/consumers'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyPackage } from '@portal/sdk/verify'
import { friday, startCorrecting } from '#testing/corrections.ts'
import { packageOf } from '#testing/packages.ts'
import { recorded } from '#testing/recorded.ts'
import { archiveOf, type Part } from '#time-record/package/archive.ts'
import { takeAnchor } from '#time-record/take-anchor.ts'
import { partsOf } from './record-package-parts.ts'
import { ofJob } from './record-packages.queries.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const week = { from: '2026-02-23', until: '2026-02-28' }

/**
 * Creates the package of a person again, with a change in between: after its first query, or before one of its files.
 */
async function madeWhile(
  happening: (id: string) => Promise<unknown>,
  { before, lines }: { before?: string; lines: string[] },
) {
  const { one } = await correcting.pair()
  await recorded(correcting.server, one.id, ...lines)
  const { id } = await packageOf(one.portal, week)
  const row = await ofJob(correcting.db, id)
  if (row === undefined) throw new Error('there is no package')
  let isDue = before === undefined
  const once: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isDue) {
        isDue = false
        await happening(one.id)
      }
      return result
    },
  }
  const { key } = correcting.server.server.kernel.timeRecord
  const now = correcting.clock.now()
  const db = correcting.db.withPlugin(once)
  const { parts, about } = await partsOf(row, { db, now, key, step: () => Promise.resolve() })
  const watched = parts.map(
    ({ name, content }): Part => ({
      name,
      async *content() {
        if (name === before) await happening(one.id)
        yield* content()
      },
    }),
  )
  return verifyPackage(await buffer(archiveOf({ key, madeAt: now, parts: watched, about })))
}

describe('a package that is made while the record goes on', () => {
  it('holds when an anchor is made at the same time', async () => {
    const { key } = correcting.server.server.kernel.timeRecord
    const goesOn = async (id: string) => {
      await recorded(correcting.server, id, '2026-03-02 09:00 in')
      await takeAnchor(correcting.db, { key, day: '2026-03-02', madeAt: correcting.clock.now() })
    }
    const { findings } = await madeWhile(goesOn, { lines: [`${friday} 09:00 in`, `${friday} 14:00 out`] })
    expect(findings).toEqual([])
  })

  it('holds when its days are derived anew between two of its files', async () => {
    const night = ['2026-02-28 22:00 in', '2026-03-01 02:00 out']
    const derive = (id: string) => correcting.db.deleteFrom('workdays').where('employeeId', '=', id).execute()
    const verification = await madeWhile(derive, {
      ...{ before: 'chain.csv', lines: [`${friday} 09:00 in`, `${friday} 14:00 out`, ...night] },
    })
    expect(verification.findings).toEqual([])
    expect(verification.facts).toMatchObject({ entries: 4, heldBack: 0 })
  })

  it('fails with the error of one of its files, and ends no process', async () => {
    const failing = () => Promise.reject(new Error('The connection is gone'))
    const lines = [`${friday} 09:00 in`, `${friday} 14:00 out`]
    await expect(madeWhile(failing, { before: 'chain.csv', lines })).rejects.toThrow('The connection is gone')
  })
})
