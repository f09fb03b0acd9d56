import { isPortalError, type Portal } from '@portal/sdk'

type TemplateInput = Parameters<Portal['templates']['create']>[0]
type Load = Awaited<ReturnType<Portal['loads']['show']>>

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** A fictitious DNI with the right letter. */
export function dni(number: number): string {
  return `${String(number).padStart(8, '0')}${letters.charAt(number % 23)}`
}

/** The usual five columns: document (key), name, phone, amount, date. */
export const usualColumns: TemplateInput['columns'] = [
  { name: 'document', label: 'Documento', type: 'nif', required: true, key: true },
  { name: 'name', label: 'Nombre', type: 'text', required: true, maxLength: 80 },
  { name: 'phone', label: 'Teléfono', type: 'phone' },
  { name: 'amount', label: 'Importe', type: 'decimal' },
  { name: 'date', label: 'Fecha', type: 'date' },
].map(
  (column) =>
    ({ required: false, key: false, transform: 'none', ...column }) as TemplateInput['columns'][number],
)

let count = 0

/** A template of one's own, so that tests do not interfere. */
export function template(portal: Portal, input: Partial<TemplateInput> = {}) {
  count += 1
  const complete = { country: 'ES', dateOrder: 'dmy', decimalSign: ',', columns: usualColumns } as const
  return portal.templates.create({ name: `Plantilla ${count}`, ...complete, ...input })
}

export function csvFile(content: string | Buffer, name = 'clientes.csv', type = ''): File {
  return new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type })
}

/** Valid rows of the usual five columns, with numbers from `first`. */
export function goodRows(first: number, howMany: number): string {
  const rows = Array.from({ length: howMany }, (_, index) => {
    const number = first + index
    return `${dni(number)};María Núñez ${number};6${String(number).padStart(8, '0')};1.234,56;05/03/2026`
  })
  return `${rows.join('\n')}\n`
}
export const usualHeader = 'DOCUMENTO;NOMBRE;TELEFONO;IMPORTE;FECHA\n'

/** Uploads a file and creates a load from it, not started. */
export async function made(
  portal: Portal,
  templateId: string,
  content: string | Buffer,
  name?: string,
  options: { acceptsOddText?: boolean } = {},
): Promise<Load> {
  const file = await portal.recordsFile.create(csvFile(content, name))
  return portal.loads.show((await portal.recordsFile.import(file.id, { templateId, ...options })).id)
}

/** Uploads, imports, starts and waits for the end. */
export async function loaded(
  portal: Portal,
  templateId: string,
  content: string | Buffer,
  name?: string,
  options: { acceptsOddText?: boolean } = {},
): Promise<Load> {
  const { id } = await made(portal, templateId, content, name, options)
  await portal.loads.start(id)
  return ended(portal, id)
}

/** Waits for a state of the load; the test's timeout applies, because a large one takes its time. */
export function until(portal: Portal, id: string, isWished: (load: Load) => boolean): Promise<Load> {
  return portal.loads.waitUntil(id, (_state, load) => isWished(load), { maxInterval: 20 })
}

/** The load once it is not being processed any more. */
export function ended(portal: Portal, id: string): Promise<Load> {
  return until(portal, id, ({ state }) => !['queued', 'processing', 'pausing'].includes(state))
}

/** Deletes a load with its records, and waits until it no longer exists. */
export async function deleted(portal: Portal, id: string): Promise<void> {
  await portal.loads.destroyAll(id)
  const ended = until(portal, id, ({ state }) => state === 'undone' || state === 'undo_paused')
  const kept = await ended.catch((error: unknown) => {
    if (!isPortalError(error, 'not-found')) throw error
    return undefined
  })
  if (kept) throw new Error(`the load is ${kept.state}`)
}

/** The lines of an export, without the byte order mark and the last line end. */
export async function linesOf(download: { text: () => Promise<string> }): Promise<string[]> {
  return (await download.text())
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1)
}

/** Every error of a load: row, field, code. */
export async function errorsOf(portal: Portal, id: string): Promise<[number, string | null, string][]> {
  const found: [number, string | null, string][] = []
  for await (const { row, field, code } of portal.loads.errors(id).list({ perPage: 100 }))
    found.push([row, field, code])
  return found
}

type Columns = TemplateInput['columns']
type Outcome = { records: string[]; errors: Awaited<ReturnType<typeof errorsOf>>; warnings: string[] }

/** The result for a file: its records as exported lines, its errors, and the warnings of the analysis. */
export async function outcomeOf(
  portal: Portal,
  content: string | Buffer,
  options: { columns?: Columns; name?: string; decimalSign?: ',' | '.'; acceptsOddText?: boolean } = {},
): Promise<Outcome> {
  const { columns = usualColumns, decimalSign = ',', acceptsOddText = false } = options
  const { id: templateId } = await template(portal, { columns, decimalSign })
  const load = await loaded(portal, templateId, content, options.name, { acceptsOddText })
  const [, ...records] = await linesOf(portal.loads.export(load.id, { formulaGuard: false }))
  const file = await portal.recordsFile.show(load.recordsFileId)
  const warnings = file.analysis.warnings.filter((warning) => warning !== 'same_content')
  return { records, errors: await errorsOf(portal, load.id), warnings }
}

/** One column of a type, and a text to keep the row from being blank. */
export const oneOf = (type: Columns[number]['type'], extra: Partial<Columns[number]> = {}): Columns => [
  { name: 'x', label: 'X', type, required: false, key: false, transform: 'none', ...extra },
  { name: 'n', label: 'N', type: 'text', required: false, key: false, transform: 'none' },
]
export const cells = (values: readonly string[]) => `X;N\n${values.map((value) => `${value};n`).join('\n')}\n`
