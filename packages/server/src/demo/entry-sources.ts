import type { ClockSource } from '#db/schema/clock-entries.ts'
import type { DemoEntry } from './clock-days.ts'
import { breakTypeId } from './states.ts'

const minuteMs = 60_000
const [offlineMs, declaredMs] = [12 * minuteMs, 11 * 60 * minuteMs]
const rest = breakTypeId('DES')
const reasons = ['Me quedé sin red al salir', 'Olvidé fichar al terminar', 'El equipo se estaba actualizando']

/** How an entry came into the record. */
export type Coming = { source: ClockSource; recordedAt: Date; reason: string | null }

type Around = { isAgent: boolean; now: Date }

/**
 * Most entries are pressed in the portal. One entrance in two hundred was pressed without a network and arrives later,
 * one exit in a hundred and fifty is declared the next morning, and the rest breaks of agents follow their state.
 */
export function comingOf(
  { id, kind, at, breakTypeId: type }: DemoEntry & { id: string },
  { isAgent, now }: Around,
): Coming {
  const number = Number.parseInt(id.slice(0, 6), 16)
  const later = (ms: number) => new Date(at.getTime() + ms)
  if (kind === 'in' && number % 200 === 1 && later(offlineMs) < now)
    return { source: 'offline', recordedAt: later(offlineMs), reason: null }
  if (kind === 'out' && number % 150 === 2 && later(declaredMs) < now)
    return {
      source: 'declared',
      recordedAt: later(declaredMs),
      reason: reasons[number % reasons.length] ?? null,
    }
  return { source: isAgent && type === rest ? 'agent' : 'portal', recordedAt: at, reason: null }
}
