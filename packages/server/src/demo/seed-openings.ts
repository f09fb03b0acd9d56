import type { Insertable } from 'kysely'
import type { OpeningCause } from '@portal/sdk/contract'
import { insert } from '#db/catalogue-queries.ts'
import type { Db } from '#db/database.ts'
import { daysAfter } from '#db/day.ts'
import type { OpeningPlansTable, OpeningsTable } from '#db/schema/openings.ts'
import { dayIn, instantIn } from '#db/zoned-day.ts'
import { deviationOf, lightOf, type OpeningFacts, pointsOf } from '#openings/checklist.rules.ts'
import type { Person } from './people.ts'
import { demoId } from './random.ts'

const timeZone = 'Europe/Madrid'
const shownDays = 30
const minuteMs = 60_000

type Plan = Pick<OpeningPlansTable, 'opensAt' | 'days' | 'checks'> & {
  name: string
  skill: string
  format?: string
}

const plans: readonly Plan[] = [
  {
    ...{ name: 'Atención Luz Norte', skill: 'LNE_ATC', opensAt: '08:00', days: 'every_day' },
    checks: ['Locuciones de la centralita', 'Cabina de grabación'],
  },
  {
    ...{ name: 'Soporte Telenova', skill: 'TLN_SOP1', opensAt: '08:00', days: 'every_day' },
    checks: ['Acceso a la herramienta del cliente'],
  },
  {
    ...{ name: 'Recobro Banco Meseta', skill: 'BME_EARLY', opensAt: '09:00', days: 'monday_to_friday' },
    ...{ checks: ['Marcador predictivo'], format: 'Recobro estándar' },
  },
  {
    ...{ name: 'Información 010 Vega Alta', skill: 'AVA_INFO', opensAt: '08:30', days: 'every_day' },
    checks: [],
  },
  {
    ...{ name: 'Siniestros Arcadia', skill: 'ARC_SINIES', opensAt: '09:00', days: 'every_day' },
    checks: ['Gestor de siniestros'],
  },
  {
    ...{ name: 'Citas Salud Cercana', skill: 'SAC_CITAS', opensAt: '07:45', days: 'monday_to_saturday' },
    checks: ['Agenda del hospital'],
  },
  {
    ...{ name: 'Pedidos Moda Lince', skill: 'MOL_PEDIDOS', opensAt: '10:00', days: 'every_day' },
    checks: ['Cola de correos de la noche'],
  },
]

type Fate = { minutes: number; cause: OpeningCause | null; note: string | null; short?: number }

/** The outcomes of consecutive openings. */
const fates: readonly (Fate | 'not_opened')[] = [
  ...Array.from({ length: 5 }, (_, index) => ({ minutes: index - 3, cause: null, note: null })),
  { minutes: 12, cause: 'staff', note: 'Faltaban tres personas por una avería del metro', short: 5 },
  ...Array.from({ length: 4 }, (_, index) => ({ minutes: index - 1, cause: null, note: null })),
  { minutes: 21, cause: 'systems', note: 'La herramienta del cliente no respondía' },
  { minutes: -4, cause: null, note: null },
  { minutes: 9, cause: 'staff', note: null, short: 4 },
  'not_opened',
  { minutes: 2, cause: null, note: null },
]

/** A service per campaign with a month of openings; today's future ones are pending. */
export async function seedOpenings(db: Db, everybody: readonly Person[], now: Date): Promise<void> {
  await insert(
    db,
    { table: 'openingPlans' },
    plans.map(({ skill, format, ...plan }, index) => ({
      ...{
        ...plan,
        timeZone,
        toleranceMinutes: 5,
        minimumPercent: 90,
        id: demoId('openingPlans', plan.name),
      },
      ...{ skillId: demoId('skill', skill), templateId: templateOf(format), position: index + 1 },
      ...{ createdAt: now, updatedAt: now },
    })),
  )
  const people = everybody.filter(({ roleName }) => roleName === 'Coordinador').map(({ user }) => user)
  const today = dayIn(now, timeZone)
  const rows = Array.from({ length: shownDays + 1 }, (_, ago) => daysAfter(today, ago - shownDays)).flatMap(
    (date, day) =>
      plans.flatMap((plan, place) => {
        const by = people[(day + place) % people.length]
        return by !== undefined && isOpeningDay(plan, date)
          ? [openingOf(plan, { date, now, by, index: day * plans.length + place })]
          : []
      }),
  )
  await db.insertInto('openings').values(rows).execute()
}

const templateOf = (format: string | undefined) => (format === undefined ? null : demoId('template', format))

function isOpeningDay({ days }: Plan, date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  if (days === 'every_day') return true
  return day !== 0 && (day !== 6 || days === 'monday_to_saturday')
}

type On = { date: string; now: Date; by: { id: string; displayName: string }; index: number }

function openingOf(plan: Plan, { date, now, by, index }: On): Insertable<OpeningsTable> {
  const plannedAt = instantIn(date, plan.opensAt, timeZone)
  const asked = {
    ...{ plannedAt, minimumPercent: 90, toleranceMinutes: 5, templateId: templateOf(plan.format) },
    checks: plan.checks,
  }
  const row = {
    ...{ ...asked, id: demoId('opening', `${plan.name} ${date}`), planId: demoId('openingPlans', plan.name) },
    ...{ date, createdAt: plannedAt },
  }
  const fate = fates[(index * 7) % fates.length] ?? 'not_opened'
  const minutes = fate === 'not_opened' ? 15 : fate.minutes
  const openedAt = new Date(plannedAt.getTime() + minutes * minuteMs)
  if (openedAt > now) return row
  const isBad = fate === 'not_opened'
  const answers = plan.checks.map((label) => ({
    ...{ label, light: isBad ? ('red' as const) : ('green' as const), note: null },
    ...{ by: { id: by.id, displayName: by.displayName }, at: openedAt.toISOString() },
  }))
  const points = pointsOf({ ...asked, answers }, factsOf(fate, index), openedAt)
  const done = { answers: JSON.stringify(answers), points: JSON.stringify(points), openedAt, openedBy: by.id }
  if (isBad) {
    const why = { cause: 'telephony' as const, note: 'La centralita no arrancó en toda la mañana' }
    return { ...row, ...done, ...why, state: 'not_opened', light: 'red', version: 2 }
  }
  const { cause, note } = fate
  const closedAt = new Date(plannedAt.getTime() + 12 * 60 * minuteMs)
  const state = cause === null ? 'open' : 'open_with_incidents'
  return {
    ...{ ...row, ...done, cause, note, light: lightOf(points), version: 3 },
    deviationMinutes: deviationOf(asked, openedAt),
    ...(closedAt < now ? { state: 'closed' as const, closedAt } : { state }),
  }
}

function factsOf(fate: Fate | 'not_opened', index: number): OpeningFacts {
  const planned = 12 + (index % 9)
  const short = fate === 'not_opened' ? 0 : (fate.short ?? 0)
  const isDown = fate !== 'not_opened' && fate.cause === 'systems'
  return {
    ...{ planned, present: planned - short, systems: isDown || fate === 'not_opened' ? 1 : 0, incidents: 0 },
    load: { state: 'completed', records: 3200 + index },
    holiday: null,
  }
}
