import { createHash, createPublicKey } from 'node:crypto'
import type { PdfDocument } from '@portal/pdf'
import { pdfFile } from '#pdf/pdf-file.ts'
import type { PackedPerson, Row } from './record-packages.queries.ts'

/** The sums of a person's days. */
export type Sums = { days: number; effectiveSeconds: number; balanceMinutes: number }

type About = {
  row: Row
  people: readonly PackedPerson[]
  sums: ReadonlyMap<string, Sums>
  entries: ReadonlyMap<string, number>
  publicKey: string
  now: Date
}

/** The maximum number of rows of a PDF (decision 077). */
const mostRows = 2000

/** The cover sheet of a package, for people: the persons, totals, and the signing key. */
export const summaryOf = (about: About): Promise<Buffer> => pdfFile(documentOf(about))

function documentOf({ row, people, sums, entries, publicKey, now }: About): PdfDocument {
  const isFull = row.detail === 'full'
  const shown = people.slice(0, mostRows)
  return {
    ...{ title: 'Registro de jornada', language: 'es', created: now },
    footer: `Paquete ${row.id}`,
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Período', `${row.from} – ${row.until}`],
          ['Personas', String(people.length)],
          [
            'Contenido',
            isFull ? 'Fichajes, jornadas, correcciones y pruebas' : 'Solo totales de las jornadas',
          ],
          ['Hecho', now.toISOString()],
          ['Clave pública (SHA-256)', fingerprintOf(publicKey)],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Este resumen no sustituye a los archivos del paquete. LEEME.txt explica cómo comprobarlos sin conexión.',
      },
      ...(shown.length < people.length
        ? [{ kind: 'paragraph' as const, text: `La tabla muestra las primeras ${mostRows} personas.` }]
        : []),
      {
        kind: 'table',
        columns: [
          { header: 'Persona', weight: 3 },
          { header: 'NIF', weight: 2 },
          ...['Días', 'Tiempo efectivo', 'Saldo', ...(isFull ? ['Fichajes'] : [])].map(number),
        ],
        rows: shown.map(({ id, name, dni }) => {
          const { days, effectiveSeconds, balanceMinutes } = sums.get(id) ?? nothing
          const times = [clockFace(Math.round(effectiveSeconds / 60)), clockFace(balanceMinutes)]
          return [name, dni ?? '', String(days), ...times, ...(isFull ? [String(entries.get(id) ?? 0)] : [])]
        }),
      },
    ],
  }
}

const nothing: Sums = { days: 0, effectiveSeconds: 0, balanceMinutes: 0 }
const number = (header: string) => ({ header, align: 'end' as const, weight: 1 })

const fingerprintOf = (publicKey: string): string =>
  createHash('sha256')
    .update(createPublicKey(publicKey).export({ format: 'der', type: 'spki' }))
    .digest('hex')

/** Hours and minutes: `-1:05`. */
function clockFace(minutes: number): string {
  const [sign, whole] = [minutes < 0 ? '-' : '', Math.abs(minutes)]
  return `${sign}${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
