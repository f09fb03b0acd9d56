import type { PdfDocument } from '@portal/pdf'
import type { Context } from '#contract/handlers.ts'
import { daysOfMonth, firstOf, lastOf } from '#db/day.ts'
import type { MonthFigures } from '#db/schema/month-sheets.ts'
import { clockIn, companyZone, dayIn } from '#db/zoned-day.ts'
import { hoursOf } from '#time-record/hours-text.ts'
import { sealed, type SheetDay } from '#time-record/month-content.ts'
import * as queries from './month-sheet-person.queries.ts'
import type { Sheet } from './month-sheets.ts'

// A legal document for the Inspectorate: always in Spanish.
const contractKinds = {
  indefinite: 'Indefinido',
  seasonal: 'Fijo discontinuo',
  temporary: 'Temporal',
  training: 'Formación',
} as const
const weekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const
const notes = { missing: 'Sin fichar', open: 'Abierta' } as const
const absences = { vacation: 'Vacaciones', absence: 'Ausencia' } as const

/** The sheet of a month as a document: person, a row per day, sums, and signatures. */
export async function documentOf(
  { db, clock, settings }: Pick<Context, 'db' | 'clock' | 'settings'>,
  sheet: Sheet,
): Promise<PdfDocument> {
  const { person, shown, figures, status } = sheet
  const { month } = status
  const about = await queries.about(db, person.id, { from: firstOf(month), until: lastOf(month) })
  const company = settings.companyName ?? '—'
  return {
    title: `Registro de jornada de ${month}`,
    language: 'es',
    created: clock.now(),
    footer: `${company} · ${person.displayName} · ${month}`,
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Empresa', company],
          ['Centro de trabajo', about?.workCenter ?? '—'],
          ['Persona', person.displayName],
          ['DNI', about?.dni ?? '—'],
          ['Contrato', contractText(about)],
          ['Período', `${firstOf(month)} – ${lastOf(month)}`],
        ],
      },
      { kind: 'heading', text: 'Jornadas' },
      { kind: 'table', columns, rows: rowsOf(month, shown.days), foot: footOf(figures) },
      { kind: 'heading', text: 'Resumen mensual (ET art. 12.4.c y 35.5)' },
      { kind: 'facts', facts: summaryOf(figures) },
      { kind: 'heading', text: 'Conformidad' },
      ...signatureOf(sheet, about?.timeZone ?? companyZone),
    ],
  }
}

function contractText(about: Awaited<ReturnType<typeof queries.about>>): string {
  if (about === undefined) return '—'
  const { kind, partTime, weeklyMinutes } = about
  const share = partTime ? 'tiempo parcial' : 'tiempo completo'
  return `${contractKinds[kind]}, ${share}, ${hoursOf(weeklyMinutes * 60)} h a la semana`
}

const columns = [
  { header: 'Día', weight: 1.5 },
  { header: 'Entrada' },
  { header: 'Salida' },
  { header: 'Pausas', align: 'end' },
  { header: 'Efectivo', align: 'end' },
  { header: 'Ordin.', align: 'end' },
  { header: 'Compl.', align: 'end' },
  { header: 'Extra', align: 'end' },
  { header: 'Nota', weight: 1.8 },
] as const

/** A row for each day of the month, even if empty. */
function rowsOf(month: string, days: readonly SheetDay[]): string[][] {
  const known = new Map(days.map((day) => [day.date, day]))
  return daysOfMonth(month).map((date) => {
    const name = `${date.slice(8)} ${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? ''}`
    const day = known.get(date)
    return day === undefined ? [name, ...Array<string>(columns.length - 1).fill('')] : rowOf(name, day)
  })
}

function rowOf(name: string, day: SheetDay): string[] {
  const { startedAt, endedAt, timeZone, state, holiday, absence = null } = day
  const time = (at: string | null) => (at === null ? '' : clockIn(new Date(at), timeZone).slice(0, 5))
  const away = absence === null ? null : absences[absence]
  const note = holiday ?? away ?? (state === 'missing' || state === 'open' ? notes[state] : '')
  if (startedAt === null) return [name, ...Array<string>(columns.length - 2).fill(''), note]
  return [
    ...[name, time(startedAt), time(endedAt), hoursOf(day.nonEffectiveSeconds)],
    ...[hoursOf(day.effectiveSeconds), hoursOf(day.ordinarySeconds)],
    ...[hoursOf(day.complementarySeconds), hoursOf(day.extraSeconds), note],
  ]
}

const footOf = (figures: MonthFigures): string[] => [
  ...['Total', '', '', hoursOf(figures.nonEffectiveSeconds), hoursOf(figures.effectiveSeconds)],
  ...[hoursOf(figures.ordinarySeconds), hoursOf(figures.complementarySeconds)],
  ...[hoursOf(figures.extraSeconds), ''],
]

const summaryOf = (figures: MonthFigures): (readonly [string, string])[] => [
  ['Horas ordinarias', hoursOf(figures.ordinarySeconds)],
  ['Horas complementarias', hoursOf(figures.complementarySeconds)],
  ['Horas extraordinarias', hoursOf(figures.extraSeconds)],
  ['Según contrato', hoursOf(figures.theoreticalMinutes * 60)],
  ['Saldo', hoursOf(figures.balanceSeconds)],
]

/** When the person confirmed it in the portal, or the space for a signature. */
function signatureOf({ kept, shown, status }: Sheet, timeZone: string): PdfDocument['blocks'] {
  const { hash } = sealed(shown)
  const seal = ['SHA-256 de los datos', hash] as const
  if (kept === undefined || (status.state !== 'confirmed' && status.state !== 'locked'))
    return [
      { kind: 'paragraph', text: 'Pendiente de confirmar por la persona.' },
      { kind: 'facts', facts: [['Firma de la persona', '____________________'], seal] },
    ]
  const at = (instant: Date) => `${dayIn(instant, timeZone)} ${clockIn(instant, timeZone)} (${timeZone})`
  const locked = kept.lockedAt === null ? [] : [['Bloqueada por la empresa', at(kept.lockedAt)] as const]
  return [
    {
      kind: 'facts',
      facts: [['Confirmada por la persona en el portal', at(kept.confirmedAt)], ...locked, seal],
    },
  ]
}
