import { randomUUID } from 'node:crypto'
import type { ClockCorrectionInput } from '@portal/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { at, dayOf, forgotten, friday, monday, refused, startCorrecting } from '#testing/corrections.ts'
import { recorded } from '#testing/recorded.ts'

let correcting: Awaited<ReturnType<typeof startCorrecting>>
beforeAll(async () => {
  correcting = await startCorrecting()
})
afterAll(() => correcting.server.close())

const pair = () => correcting.pair()

describe('clockCorrections.create and the record', () => {
  it.each([
    ['an instant to come', { at: '2026-03-02T12:00:00.000Z' }, 'at', 'less_than'],
    ['a second entry while at work', { kind: 'in', at: at('10:00') }, 'kind', 'invalid'],
    ['the end of a break that never began', { kind: 'break_end', at: at('10:00') }, 'kind', 'invalid'],
    ['a break without its type', { kind: 'break_start', at: at('10:00') }, 'breakTypeId', 'blank'],
    [
      'a break of an unknown type',
      { kind: 'break_start', at: at('10:00'), breakTypeId: randomUUID() },
      'breakTypeId',
      'inclusion',
    ],
    ['no time', { at: undefined }, 'at', 'blank'],
    ['no kind', { kind: undefined }, 'kind', 'blank'],
    ['an entry that there is not', { change: 'change', entryId: randomUUID() }, 'entryId', 'inclusion'],
    ['a change of no entry', { change: 'change' }, 'entryId', 'blank'],
  ] as const)('refuses %s, and keeps nothing', async (_what, wrong, field, code) => {
    const { one } = await pair()
    await recorded(
      correcting.server,
      one.id,
      `${friday} 09:00 in`,
      `${friday} 12:00 out`,
      `${friday} 13:00 in`,
      `${friday} 17:00 out`,
    )
    const input = { ...forgotten, ...wrong } as ClockCorrectionInput
    expect(await one.portal.clockCorrections.create(input).safe()).toMatchObject(refused(422, field, code))
    expect((await one.portal.clockCorrections.index()).data).toEqual([])
  })

  it('refuses an exit more than sixteen hours after the entry', async () => {
    const { one } = await pair()
    await recorded(correcting.server, one.id, `${friday} 06:00 in`)
    const late = { ...forgotten, at: at('21:30') }
    expect(await one.portal.clockCorrections.create(late).safe()).toMatchObject(
      refused(422, 'kind', 'invalid', 'out'),
    )
    expect(await one.portal.clockCorrections.create({ ...late, at: at('20:30') }).safe()).toMatchObject({
      ok: true,
    })
  })

  it('an entry moves into another day by a removal and an addition, never by a change', async () => {
    const { one, lead } = await pair()
    const agreed = async (input: ClockCorrectionInput) => {
      const { id } = await one.portal.clockCorrections.create(input)
      await lead.portal.clockCorrections.approve(id)
    }
    await recorded(correcting.server, one.id, '2026-02-26 23:50 in', `${friday} 06:00 out`)
    const entryId = (await dayOf(one, '2026-02-26')).entries[0]?.id ?? ''
    const reason = 'Llegué tarde'
    const moved = { change: 'change', entryId, at: at('00:10'), reason } as const
    expect(await one.portal.clockCorrections.create(moved).safe()).toMatchObject(
      refused(422, 'at', 'invalid'),
    )
    await agreed({ change: 'remove', entryId, reason })
    expect((await dayOf(one)).workday.incidents).toContain('missing_in')
    expect((await dayOf(one, '2026-02-26')).workday.startedAt).toBeNull()
    await agreed({ change: 'add', kind: 'in', at: at('00:10'), reason })
    const { workday } = await dayOf(one)
    expect(workday).toMatchObject({ startedAt: at('00:10'), endedAt: at('05:00') })
    expect(workday.incidents).not.toContain('missing_in')
  })

  it('a day that was missed is added entry by entry, and so is a break at noon that was forgotten', async () => {
    const { one, lead } = await pair()
    const agreed = async (kind: 'in' | 'out', time: string, day = friday) => {
      const input = { change: 'add', kind, at: at(time, day), reason: 'No pude fichar' } as const
      const { id } = await one.portal.clockCorrections.create(input)
      await lead.portal.clockCorrections.approve(id)
    }
    await agreed('in', '08:00')
    expect((await dayOf(one)).workday.incidents).toContain('missing_out')
    await agreed('out', '18:00')
    expect((await dayOf(one)).workday).toMatchObject({ presenceSeconds: 10 * 3600 })
    await agreed('out', '12:00')
    await agreed('in', '14:00')
    const { workday } = await dayOf(one)
    expect(workday).toMatchObject({ presenceSeconds: 8 * 3600, startedAt: at('08:00'), endedAt: at('18:00') })
    expect(workday.incidents).not.toContain('missing_in')
  })

  it('the rest of a day is kept when a later span is undone', async () => {
    const { one, lead } = await pair()
    await recorded(
      correcting.server,
      one.id,
      `${friday} 00:10 in`,
      `${friday} 05:00 out`,
      `${friday} 22:00 in`,
      `${friday} 22:01 out`,
    )
    for (const { id } of (await dayOf(one)).entries.slice(2).toReversed()) {
      const asked = await one.portal.clockCorrections.create({
        change: 'remove',
        entryId: id,
        reason: 'Entré por error',
      })
      await lead.portal.clockCorrections.approve(asked.id)
    }
    const { workday, entries } = await dayOf(one)
    expect(workday).toMatchObject({ endedAt: at('04:00'), presenceSeconds: 290 * 60 })
    const taken = entries.filter(({ isReplaced, kind }) => isReplaced || kind === 'void')
    expect(taken.map(({ kind }) => kind).sort()).toEqual(['in', 'out', 'void', 'void'])
    const list = await one.portal.clockEntries.index({ from: friday, until: friday })
    expect(new Set(list.data.map((entry) => entry.workday))).toEqual(new Set([friday]))
  })

  it('a corrected entry keeps its place and type: remote work stays remote, a break counts as before', async () => {
    const { one, lead } = await pair()
    await one.portal.clock.press({ kind: 'in', mode: 'remote' })
    const type = (await one.portal.clock.show()).breakTypes.find(({ name }) => name === 'Baño')
    const begun = correcting.clock.now()
    correcting.clock.forward(60)
    await one.portal.clock.press({ kind: 'break_start', breakTypeId: type?.id ?? null })
    correcting.clock.forward(240)
    const later = (seconds: number) => new Date(begun.getTime() + seconds * 1000).toISOString()
    const added = { change: 'add', kind: 'break_end', at: later(200), reason: 'Olvidé volver' } as const
    await lead.portal.clockCorrections.approve((await one.portal.clockCorrections.create(added)).id)
    await correcting.db
      .updateTable('breakTypes')
      .set({ effective: sql`not effective` })
      .where('id', '=', type?.id ?? '')
      .execute()
    const before = (await one.portal.workdays.show(one.id)).segments.map(({ counts }) => counts)
    const entry = (await one.portal.clockEntries.index({ kind: 'break_start' })).data[0]
    const moved = {
      change: 'change',
      entryId: entry?.id ?? '',
      at: later(90),
      reason: 'Fue después',
    } as const
    await lead.portal.clockCorrections.approve((await one.portal.clockCorrections.create(moved)).id)
    const { segments } = await one.portal.workdays.show(one.id)
    expect(segments.map(({ counts }) => counts)).toEqual(before)
    expect(new Set(segments.map(({ mode }) => mode))).toEqual(new Set(['remote']))
    await correcting.db
      .updateTable('breakTypes')
      .set({ effective: sql`not effective` })
      .where('id', '=', type?.id ?? '')
      .execute()
  })

  it('an entry has one pending correction at a time, and a replaced entry cannot be corrected', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`, `${friday} 14:00 out`)
    const entryId = (await dayOf(one)).entries[1]?.id ?? ''
    const input = { change: 'change', entryId, at: at('13:30'), reason: 'Salí más tarde' } as const
    const asked = await one.portal.clockCorrections.create(input)
    expect(await one.portal.clockCorrections.create(input).safe()).toMatchObject(
      refused(409, 'entryId', 'invalid'),
    )
    await lead.portal.clockCorrections.approve(asked.id)
    expect(await one.portal.clockCorrections.create(input).safe()).toMatchObject(
      refused(409, 'entryId', 'invalid'),
    )
  })

  it('is tried again when it is decided: what the record has overtaken is refused, and waits', async () => {
    const { one, lead } = await pair()
    await recorded(correcting.server, one.id, `${friday} 09:00 in`)
    const first = await one.portal.clockCorrections.create(forgotten)
    const second = await one.portal.clockCorrections.create(forgotten)
    await lead.portal.clockCorrections.approve(first.id)
    const overtaken = await lead.portal.clockCorrections.approve(second.id).safe()
    expect(overtaken).toMatchObject(refused(422, 'kind', 'invalid', 'out'))
    expect((await one.portal.clockCorrections.show(second.id)).state).toBe('pending')
  })

  it('an exit that ends the working day at hand ends what the person does as an agent', async () => {
    const { one, lead } = await pair()
    await one.portal.clock.press({ kind: 'in' })
    await one.portal.agentState.patch({ state: 'available' })
    correcting.clock.forward(600)
    const out = await one.portal.clockCorrections.create({
      ...{ ...forgotten, at: new Date(monday.getTime() + 300_000).toISOString() },
    })
    await lead.portal.clockCorrections.approve(out.id)
    expect((await one.portal.clock.show()).state).toBe('out')
    expect((await one.portal.agentState.show()).state).toBe('offline')
  })
})
