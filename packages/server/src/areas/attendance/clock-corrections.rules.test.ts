import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, spansOf } from '#time-record/spans.rules.ts'
import type { Entry, Span } from '#time-record/workday.ts'
import { corrected, type Proposal, tried } from './clock-corrections.rules.ts'

const monday = Date.parse('2026-03-02T00:00:00Z')
const now = new Date('2026-03-20T00:00:00Z')
const kinds = ['in', 'out', 'break_start', 'break_end'] as const
const minuteMs = 60_000

let made = 0
const entryAt = (kind: Entry['kind'], minute: number): Entry => {
  made += 1
  return {
    ...{
      id: `e${made}`,
      number: made,
      kind,
      at: new Date(monday + minute * minuteMs),
      timeZone: 'Europe/Madrid',
      mode: 'on_site',
    },
    ...{ source: 'portal', breakTypeId: null, counts: null, minutesPerUse: null },
  }
}
/** Five days of work with a break, at various times. */
const weeks = fc.array(
  fc.record({
    come: fc.integer({ min: 0, max: 1320 }),
    stay: fc.integer({ min: 60, max: 700 }),
    forgets: fc.boolean(),
  }),
  {
    ...{ minLength: 2, maxLength: 5 },
  },
)
const recordOf = (days: readonly { come: number; stay: number; forgets: boolean }[]) =>
  days.flatMap(({ come, stay, forgets }, day) => {
    const begin = day * 1440 + come
    return [
      entryAt('in', begin),
      entryAt('break_start', begin + Math.floor(stay / 3)),
      entryAt('break_end', begin + Math.floor(stay / 2)),
      ...(forgets ? [] : [entryAt('out', begin + stay)]),
    ]
  })
const proposals = fc.record({
  change: fc.constantFrom('add', 'change', 'remove'),
  which: fc.nat({ max: 19 }),
  kind: fc.constantFrom(...kinds),
  minute: fc.integer({ min: 0, max: 5 * 1440 }),
})

function proposalOf(
  record: readonly Entry[],
  asked: { change: Proposal['change']; which: number; kind: Entry['kind']; minute: number },
): Proposal {
  const was = record[asked.which % record.length]
  if (asked.change === 'add')
    return { change: 'add', entryId: null, entry: entryAt(asked.kind, asked.minute) }
  const entry = asked.change === 'remove' ? was : entryAt(was?.kind ?? 'in', asked.minute)
  if (was === undefined || entry === undefined) throw new Error('a record without entries')
  return { change: asked.change, entryId: was.id, entry }
}

const daysOf = (spans: readonly Span[], but: readonly string[]) =>
  spans.filter((span) => !but.includes(dateOf(span))).map(({ segments, endedAt }) => ({ segments, endedAt }))
const forgotten = (spans: readonly Span[]) => spans.filter(({ incidents }) => incidents.length > 0).length

describe('a correction that is not refused', () => {
  it('changes one day and nothing of the others, also at night and where an exit was forgotten', () => {
    let taken = 0
    fc.assert(
      fc.property(weeks, proposals, (days, asked) => {
        const record = recordOf(days)
        const proposal = proposalOf(record, asked)
        let touched: readonly string[]
        try {
          touched = tried(record, proposal, now)
        } catch {
          return
        }
        taken += 1
        const [before, after] = [spansOf(record, now), spansOf(corrected(record, proposal), now)]
        expect(daysOf(after, touched)).toEqual(daysOf(before, touched))
        expect(touched.length).toBeLessThanOrEqual(proposal.change === 'remove' ? 2 : 1)
        if (proposal.change === 'change') expect(forgotten(after)).toBeLessThanOrEqual(forgotten(before))
        for (const { segments } of after)
          for (const [index, { startedAt }] of segments.entries())
            expect(startedAt.getTime()).toBe((segments[index - 1]?.endedAt ?? startedAt).getTime())
      }),
      { numRuns: 400 },
    )
    expect(taken).toBeGreaterThan(20)
  })
})
