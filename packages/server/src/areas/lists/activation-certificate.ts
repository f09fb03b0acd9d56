import { format } from '#blacklists/filtering-certificate.ts'
import type { PdfDocument } from '@portal/pdf'
import type { RecordKey } from '#time-record/record-key.ts'
import { clockIn, companyZone, dayIn } from '#db/zoned-day.ts'
import type * as queries from './activations.queries.ts'

type Row = queries.ActivationRow
type List = Awaited<ReturnType<typeof queries.lists>>[number]

type Certificate = NonNullable<Awaited<ReturnType<typeof queries.certificate>>>

/** The file that `portal verify` reads: the content as text, so that nobody has to serialize it identically. */
export const proofOf = (
  { document, sha256: digest, signature }: Certificate,
  { id: key, publicKey }: RecordKey,
) => JSON.stringify({ format, key, document, sha256: digest, signature, publicKey })

const layers = { corporate: 'Corporativa', external: 'Externa', campaign: 'Campaña' } as const
const at = (instant: Date) => `${dayIn(instant, companyZone)} ${clockIn(instant, companyZone)}`
const count = new Intl.NumberFormat('es')

// Spanish authorities read it, so it is always in Spanish.
/** The certificate for people to read. */
export function documentOf(
  row: Row,
  lists: readonly List[],
  { certificate, key }: { certificate: Certificate; key: RecordKey },
): PdfDocument {
  return {
    title: 'Certificado de filtrado',
    language: 'es',
    created: certificate.madeAt,
    footer: `SHA-256 ${certificate.sha256}`,
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
    blocks: [
      { kind: 'facts', facts: factsOf(row, certificate) },
      { kind: 'heading', text: 'Listas consultadas' },
      {
        kind: 'table',
        columns: [
          { header: 'Lista', weight: 3 },
          { header: 'Capa', weight: 2 },
          { header: 'Versión', weight: 2 },
          { header: 'Actualizada', weight: 2 },
          { header: 'Entradas', align: 'end', weight: 2 },
          { header: 'Coincidencias', align: 'end', weight: 2 },
        ],
        rows: lists.map((list) => [
          list.name,
          layers[list.layer],
          list.edition ?? '—',
          `${list.ranOn ?? '—'}${list.isStale ? ' (caducada)' : ''}`,
          count.format(list.size),
          count.format(list.hits),
        ]),
        foot: ['Total', '', '', '', '', count.format(row.blacklisted)],
      },
      { kind: 'heading', text: 'Qué fue de los contactos del segmento' },
      { kind: 'facts', facts: sumsOf(row) },
      { kind: 'heading', text: 'Firma' },
      { kind: 'facts', facts: signatureOf(certificate, key) },
      {
        kind: 'paragraph',
        text: 'El archivo de datos firmado se descarga junto a este documento y se comprueba sin conexión con «portal verify».',
      },
    ],
  }
}

const factsOf = (row: Row, { madeAt }: Certificate): [string, string][] => [
  ['Activación', row.name],
  ['Segmento', row.segmentName],
  ['Skill', row.skillName],
  ['Llamadas comerciales', row.commercial ? 'Sí (TRLGDCU art. 96.2)' : 'No'],
  ['Filtrado', `${at(madeAt)} (${companyZone})`],
]

const sumsOf = (row: Row): [string, string][] => [
  ['Contactos del segmento', count.format(row.members)],
  ['En cola', count.format(row.queued)],
  ['En lista negra', count.format(row.blacklisted)],
  ['Duplicados', count.format(row.duplicated)],
  ['Activos en otra activación', count.format(row.activeElsewhere)],
  ['Ya terminados', count.format(row.workedOut)],
  ['Sin teléfono', count.format(row.unreachable)],
  ['Fuera de la cantidad', count.format(row.overQuantity)],
]

const signatureOf = ({ sha256: digest, signature }: Certificate, { id }: RecordKey): [string, string][] => [
  ['Clave', id],
  ['SHA-256', digest],
  ['Ed25519', signature.replace(/(.{32})(?!$)/g, '$1 ')],
]
