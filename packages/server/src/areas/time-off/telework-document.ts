import type { PdfDocument } from '@portal/pdf'
import type { Context } from '#contract/handlers.ts'
import type { TeleworkContents } from '#db/schema/telework.ts'
import { clockIn, companyZone, dayIn } from '#db/zoned-day.ts'
import type { TeleworkField } from '#telework/contents.rules.ts'
import { letters } from '#telework/contents.rules.ts'
import * as people from './telework-person.queries.ts'
import type { shown } from './telework-versions.ts'

type Version = Awaited<ReturnType<typeof shown>>
type Reading = Pick<Context, 'db' | 'clock' | 'settings'>
type Block = PdfDocument['blocks'][number]

// A legal document for the Inspectorate: always in Spanish.
const titles: Record<TeleworkField, string> = {
  equipment: 'Inventario de medios, equipos y herramientas, y su vida útil',
  expenses: 'Gastos de trabajar a distancia',
  compensation: 'Compensación de los gastos: importe, momento y forma',
  hours: 'Horario de trabajo',
  availability: 'Reglas de disponibilidad',
  remotePercent: 'Porcentaje de trabajo a distancia',
  distribution: 'Distribución entre trabajo presencial y a distancia',
  workCenter: 'Centro de trabajo al que se adscribe la persona',
  place: 'Lugar de trabajo a distancia elegido por la persona',
  reversalDays: 'Preaviso para la reversibilidad',
  controls: 'Medios de control empresarial de la actividad',
  troubleshooting: 'Procedimiento en caso de dificultades técnicas',
  dataProtection: 'Instrucciones sobre protección de datos',
  security: 'Instrucciones sobre seguridad de la información',
}
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const
const states: Record<Version['state'], string> = {
  draft: 'Borrador',
  offered: 'Pendiente de firma',
  refused: 'Rechazado por la persona',
  signed: 'Firmado; aún no ha empezado',
  in_force: 'En vigor',
  replaced: 'Sustituido por una versión posterior',
  reversed: 'Revertido',
  ended: 'Terminado',
}
const hidden = 'Omitido (Ley 10/2021 art. 6.2)'

/** An agreement as a document: both sides, the twelve contents by letter, the pattern, and the signatures. */
export async function documentOf(context: Reading, version: Version): Promise<PdfDocument> {
  const about = await people.about(context.db, version.person.id)
  const zone = about?.timeZone ?? companyZone
  const own: [string, string][] = [
    ['Persona', version.person.displayName],
    ['DNI', about?.dni ?? '—'],
    ['Puesto', about?.jobTitle ?? '—'],
  ]
  return {
    ...frameOf(context, version, `Acuerdo de trabajo a distancia, versión ${version.number}`),
    blocks: [
      { kind: 'facts', facts: [...factsOf(context, version), ...own] },
      ...contentsOf(version, version.contents),
      { kind: 'heading', text: 'Firmas' },
      ...signaturesOf(version, zone),
    ],
  }
}

/** The copy for the workers' representatives, without personal data. */
export function copyOf(context: Reading, version: Version): PdfDocument {
  return {
    ...frameOf(context, version, 'Copia del acuerdo de trabajo a distancia para la representación legal'),
    blocks: [
      {
        kind: 'paragraph',
        text: 'Copia sin datos personales, que se entrega en los diez días siguientes a la firma (Ley 10/2021 art. 6.2).',
      },
      { kind: 'facts', facts: factsOf(context, version) },
      ...contentsOf(version, { ...version.contents, place: hidden }),
    ],
  }
}

const companyOf = ({ settings }: Reading): string => settings.companyName ?? '—'

const frameOf = (context: Reading, { number }: Version, title: string) => ({
  ...{ title, language: 'es' as const, created: context.clock.now() },
  footer: `${companyOf(context)} · Trabajo a distancia · versión ${number}`,
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
})

const factsOf = (context: Reading, { state, startsOn }: Version): [string, string][] => [
  ['Empresa', companyOf(context)],
  ['Estado', states[state]],
  ['Ley', 'Ley 10/2021, de 9 de julio, de trabajo a distancia, art. 7'],
  ['Inicio', startsOn],
]

/** The twelve contents, each under its letter. */
function contentsOf(version: Version, contents: TeleworkContents): Block[] {
  const { equipment, remotePercent, reversalDays } = contents
  const text = (field: keyof TeleworkContents): string => {
    const content = contents[field]
    return (typeof content === 'string' && content.trim()) || '—'
  }
  const part = (field: TeleworkField, text: string): Block[] => [
    { kind: 'heading', text: `${letters[field]}) ${titles[field]}` },
    { kind: 'paragraph', text },
  ]
  const rows = equipment.map(({ name, lifeMonths }) => [name, `${lifeMonths} meses`])
  return [
    { kind: 'heading', text: `a) ${titles.equipment}` },
    {
      kind: 'table',
      columns: [
        { header: 'Equipo', weight: 3 },
        { header: 'Vida útil', align: 'end' },
      ],
      rows,
    },
    ...(['expenses', 'compensation', 'hours', 'availability'] as const).flatMap((one) =>
      part(one, text(one)),
    ),
    ...part('remotePercent', remotePercent === null ? '—' : `${remotePercent} %`),
    ...part('distribution', `${text('distribution')} ${patternOf(version)}`),
    ...part('workCenter', text('workCenter')),
    ...part('place', text('place')),
    ...part('reversalDays', reversalDays === null ? '—' : `${reversalDays} días naturales`),
    ...(['controls', 'troubleshooting', 'dataProtection', 'security'] as const).flatMap((one) =>
      part(one, text(one)),
    ),
    { kind: 'heading', text: 'l) Duración' },
    { kind: 'paragraph', text: durationOf(version) },
  ]
}

const durationOf = ({ startsOn, endsOn }: Version): string =>
  endsOn === null ? `Desde el ${startsOn}, por tiempo indefinido.` : `Del ${startsOn} al ${endsOn}.`

function patternOf({ weekA, weekB }: Version): string {
  const days = (week: readonly number[]) =>
    [...week]
      .sort((one, other) => one - other)
      .map((day) => weekdays[day - 1] ?? '')
      .join(', ') || 'ninguno'
  if (weekB === null) return `Días a distancia: ${days(weekA)}.`
  return `Días a distancia: en semanas A, ${days(weekA)}; en semanas B, ${days(weekB)}.`
}

const signs = { offer: 'Por la empresa', sign: 'Por la persona', reverse: 'Reversión' } as const

/** Who signed in the portal and when, or the space for a signature. */
function signaturesOf({ acts, hash, lastsUntil, endsOn }: Version, zone: string): Block[] {
  const at = (instant: Date) => `${dayIn(instant, zone)} ${clockIn(instant, zone)} (${zone})`
  const signed = acts.findIndex(({ act }) => act === 'sign')
  const isSigned = signed !== -1
  // The company's last change before the signature is what was agreed.
  const offered = (isSigned ? acts.slice(0, signed) : acts).findLast(
    ({ act }) => act === 'offer' || act === 'change',
  )
  const shown = acts.flatMap((one): [string, string][] => {
    const sign = one === offered ? 'offer' : one.act
    if ((sign === 'offer' && one !== offered) || (sign !== 'offer' && sign !== 'sign' && sign !== 'reverse'))
      return []
    const why = sign === 'reverse' && one.reason !== null ? `: ${one.reason}` : ''
    return [[signs[sign], `${one.by.displayName}, ${at(one.at)}${why}`]]
  })
  const last: [string, string][] =
    lastsUntil === endsOn || lastsUntil === null ? [] : [['Último día', lastsUntil]]
  return [
    ...(isSigned
      ? []
      : [{ kind: 'paragraph', text: 'Pendiente de la firma de la persona: ____________________' } as const]),
    { kind: 'facts', facts: [...shown, ...last, ['SHA-256 de lo acordado', hash]] },
  ]
}
