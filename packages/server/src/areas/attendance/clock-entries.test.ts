import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stillClock } from '#testing/clock.ts'
import { employed } from '#testing/employed.ts'
import { plansOf } from '#testing/plans.ts'
import { signedIn } from '#testing/portals.ts'
import { startServer, type TestServer } from '#testing/start-server.ts'
import { append } from './clock-acts.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: stillClock(new Date('2026-03-02T10:30:00Z')) })
})
afterAll(() => server.close())

const db = () => server.server.kernel.database.db

describe('clockEntries.index', () => {
  it('the days asked for are those of the zone of each entry, the farthest, too', async () => {
    const one = await employed(server)
    const { ids, clock } = server.server.kernel
    for (const [at, timeZone] of [
      ['2026-02-25T10:00:00Z', 'Pacific/Kiritimati'],
      ['2026-02-27T10:59:00Z', 'Pacific/Pago_Pago'],
    ] as const)
      await append({ db: db(), ids, clock }, [
        {
          employeeId: one.id,
          kind: 'in',
          at: new Date(at),
          timeZone,
          breakTypeId: null,
          mode: 'remote',
          source: 'import',
        },
      ])
    const on = async (from: string, until = from) =>
      (await one.portal.clockEntries.index({ from, until, sort: 'at' })).data.map(({ timeZone }) => timeZone)
    expect(await on('2026-02-26')).toEqual(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(await on('2026-02-25')).toEqual([])
    expect(await on('2026-02-27')).toEqual([])
  })

  it('FIC-4.2 the exit of a night belongs to the working day on which the person came in', async () => {
    const one = await employed(server)
    const { ids, clock } = server.server.kernel
    const entry = {
      employeeId: one.id,
      timeZone: 'Europe/Madrid',
      breakTypeId: null,
      mode: 'on_site',
    } as const
    await append({ db: db(), ids, clock }, [
      { ...entry, kind: 'in', at: new Date('2026-02-25T21:00:00Z'), source: 'import' },
      { ...entry, kind: 'out', at: new Date('2026-02-26T05:00:00Z'), source: 'import' },
    ])
    const { data } = await one.portal.clockEntries.index({ employeeId: one.id, sort: 'at' })
    expect(data.map(({ date, workday }) => [date, workday])).toEqual([
      ['2026-02-25', '2026-02-25'],
      ['2026-02-26', '2026-02-25'],
    ])
  })

  it('days of the record are found by their time, and those of a team by its people', async () => {
    const lead = await employed(server, ['MENU_ACCESOS', 'ACCESOS_VER', 'REPORTES_MIS_PROYECTOS'])
    const plans = await plansOf(db(), () =>
      lead.portal.clockEntries.index({ from: '2026-02-25', until: '2026-02-25' }),
    )
    const steps = plans.find((plan) => plan.some((step) => step['Relation Name'] === 'clock_entries')) ?? []
    expect(steps.flatMap((step) => step['Index Cond'] ?? []).join()).toMatch(/\bat >= .*\bat < /)
    expect(steps.flatMap((step) => step['Subplan Name'] ?? [])).toEqual([])
  })

  it('who keeps the contracts does not read everybody’s breaks; who reports on all, and the administrator, do', async () => {
    const keeper = await employed(server, ['MENU_ACCESOS', 'CONTRATOS_VER', 'CONTRATOS_GESTIONAR'])
    const reporter = await employed(server, ['MENU_ACCESOS', 'REPORTES_TODOS'])
    const admin = await signedIn(server)
    const all = await db()
      .selectFrom('clockEntries')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    const seen = async ({ portal }: Pick<typeof keeper, 'portal'>) =>
      (await portal.clockEntries.index({ perPage: 1 })).meta.totalCount
    expect(await seen(keeper)).toBe(0)
    expect(await seen(reporter)).toBe(Number(all.count))
    expect(await seen({ portal: admin })).toBe(Number(all.count))
  })
})
