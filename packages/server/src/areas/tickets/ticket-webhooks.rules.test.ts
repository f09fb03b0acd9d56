import { describe, expect, it } from 'vitest'
import { becomes, eventsOf, isSwitchedOff, wants } from './ticket-webhooks.rules.ts'

const changed = (fields: readonly string[], outcome: string | null = null) =>
  eventsOf({ kind: 'changed', fields, outcome, direction: null })
const now = new Date('2026-11-29T10:00:00Z')
const failed = { status: 500, failure: 'status' as const }

describe('the history of a ticket', () => {
  it('is classified by its changed fields, its end last', () => {
    expect(changed(['outcome', 'state', 'finalState', 'assigneeId', 'tags'], 'closed')).toEqual([
      { type: 'ticket.updated', changed: ['tags'] },
      { type: 'ticket.assigned', changed: ['assignee'] },
      { type: 'ticket.state_changed', changed: ['state'] },
      { type: 'ticket.closed', changed: ['finalState', 'outcome'] },
    ])
    expect(changed(['outcome']).map(({ type }) => type)).toEqual(['ticket.reopened'])
    expect(changed(['pendingUntil']).map(({ type }) => type)).toEqual(['ticket.updated'])
  })

  it('concerns nobody outside where an agent only puts it aside, or where a note stays inside', () => {
    expect(changed(['heldAt'])).toEqual([])
    expect(eventsOf({ kind: 'entry', fields: [], outcome: null, direction: null })).toEqual([])
  })

  it('is wanted by its kind and its skill; without skills by every skill', () => {
    expect(wants({ events: ['ticket.closed'], skillIds: [] }, 'ticket.closed', 'a')).toBe(true)
    expect(wants({ events: ['ticket.closed'], skillIds: ['b'] }, 'ticket.closed', 'a')).toBe(false)
    expect(wants({ events: ['ticket.closed'], skillIds: [] }, 'ticket.created', 'a')).toBe(false)
  })
})

describe('a delivery that fails', () => {
  it('comes again after growing pauses that differ, eight times in all', () => {
    const after = (attempts: number, random = 0.5) =>
      becomes({ type: 'ticket.closed', attempts }, failed, { now, random })
    const pauses = [0, 1, 2, 3, 4, 5, 6].map(
      (attempts) => ((after(attempts).nextAt?.getTime() ?? 0) - now.getTime()) / 1000,
    )
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other))
    expect(after(0, 0).nextAt?.getTime()).toBeLessThan(after(0, 1).nextAt?.getTime() ?? 0)
    expect(after(7)).toMatchObject({ state: 'failed', nextAt: null })
  })

  it('does not come again where it is a trial, or where nothing is taken any more', () => {
    const one = { now, random: 0 }
    expect(becomes({ type: 'webhook.ping', attempts: 0 }, failed, one).state).toBe('failed')
    expect(
      becomes({ type: 'ticket.closed', attempts: 0 }, { status: 410, failure: 'status' }, one).state,
    ).toBe('failed')
  })

  it('switches its webhook off when nothing has arrived since it was made', () => {
    const given = { type: 'ticket.closed', createdAt: now }
    const over = { status: 500, state: 'failed' as const }
    expect(isSwitchedOff({ deliveredAt: null }, given, over)).toBe(true)
    expect(isSwitchedOff({ deliveredAt: new Date(now.getTime() + 1) }, given, over)).toBe(false)
    expect(isSwitchedOff({ deliveredAt: null }, given, { ...over, state: 'waiting' })).toBe(false)
  })
})
