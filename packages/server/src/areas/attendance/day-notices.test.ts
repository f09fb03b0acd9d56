import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationKind } from '@portal/sdk'
import { startCorrecting } from '#testing/corrections.ts'
import type { Employed } from '#testing/employed.ts'
import { jobsDone } from '#testing/inbox.ts'
import { signedInAgain } from '#testing/portals.ts'
import { recorded } from '#testing/recorded.ts'

/** Half past six of Tuesday morning in Madrid: nobody is notified before seven. */
const tuesday = new Date('2026-03-03T05:30:00Z')
const date = '2026-03-02'
const kinds = ['clock.forgotten', 'clock.missing', 'clock.missingTeam'] satisfies NotificationKind[]

let started: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  started = await startCorrecting(tuesday)
})
afterAll(() => started.server.close())

async function noticesOf(one: Employed) {
  const { data: all } = await (await signedInAgain(started.server, one)).notifications.index({ kind: kinds })
  return all.map(({ kind, data, link }) => ({ kind, data, link }))
}

/** Half an hour later, after whatever was due by then. */
async function halfAnHour(): Promise<void> {
  started.clock.forward(30 * 60)
  await jobsDone(started.server)
}

/** People of one coordinator: each had work planned on Monday. */
async function team() {
  const { one: forgetful, lead } = await started.pair()
  const member = async () => (await started.pair(lead)).one
  const [missing, other, present] = [await member(), await member(), await member()]
  const [absent, asking, justifying] = [await member(), await member(), await member()]
  const { server, admin } = started
  for (const one of [forgetful, asking, justifying]) await recorded(server, one.id, `${date} 09:00 in`)
  await recorded(server, present.id, `${date} 09:00 in`, `${date} 17:00 out`)
  const types = (await admin.absenceTypes.index({ perPage: 100 })).data
  const absenceTypeId = types.find(({ code }) => code === 'APR')?.id ?? ''
  await admin.absences.create({ absenceTypeId, employeeId: absent.id, from: date })
  const exit = {
    change: 'add',
    kind: 'out',
    at: `${date}T16:00:00.000Z`,
    reason: 'Olvidé la salida',
  } as const
  await asking.portal.clockCorrections.create(exit)
  const why = { date, kind: 'missing_out', reason: 'Se fue la luz', minutes: null, version: null } as const
  await justifying.portal.dayIncidents.justify(why)
  return { lead, forgetful, missing, other, quiet: [present, absent, asking, justifying] }
}

describe('the morning after a day that is not recorded', () => {
  it('tells the person, once, whose exit or whole day is missing, and their coordinator how many are; and nobody whose day is explained', async () => {
    const { lead, forgetful, missing, other, quiet } = await team()
    const everybody = [lead, forgetful, missing, other, ...quiet]
    for (const one of everybody) expect(await noticesOf(one)).toEqual([])
    await halfAnHour()
    const link = ({ id }: Employed) => `/accesos?day=${id}:${date}`
    const expectNotices = async () => {
      expect(await noticesOf(forgetful)).toEqual([
        { kind: 'clock.forgotten', data: { date }, link: link(forgetful) },
      ])
      for (const one of [missing, other])
        expect(await noticesOf(one)).toEqual([{ kind: 'clock.missing', data: { date }, link: link(one) }])
      expect(await noticesOf(lead)).toMatchObject([{ kind: 'clock.missingTeam', data: { date, count: 2 } }])
      for (const one of quiet) expect(await noticesOf(one)).toEqual([])
    }
    await expectNotices()
    // The next hours notify nobody again, nor does a server that starts meanwhile.
    await halfAnHour()
    await halfAnHour()
    await expectNotices()
  })
})
