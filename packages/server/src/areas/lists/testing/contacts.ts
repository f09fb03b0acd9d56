import { randomUUID } from 'node:crypto'
import type { Portal } from '@portal/sdk'

type Columns = Parameters<Portal['templates']['create']>[0]['columns']

const column = (name: string, type: Columns[number]['type'], extra: Partial<Columns[number]> = {}) => ({
  ...{
    name,
    type,
    label: name.toUpperCase(),
    required: false,
    key: false,
    transform: 'none' as const,
    ...extra,
  },
})

/** A template with a field of each type. */
const columns: Columns = [
  column('code', 'text', { required: true, key: true }),
  column('name', 'text'),
  column('stage', 'list', { options: ['Temprano', 'Medio', 'Tardío'] }),
  column('debt', 'decimal'),
  column('due', 'date'),
  column('vip', 'boolean'),
]
const header = columns.map(({ label }) => label).join(';')

/** A new template, with a load of these lines. */
export async function contacts(portal: Portal, lines: readonly string[]) {
  const mark = randomUUID().slice(0, 8)
  const template = await portal.templates.create({ name: `Contactos ${mark}`, columns })
  return { templateId: template.id, mark, loadId: await load(portal, template.id, lines) }
}

/** Runs a load of these lines to its end; returns its id. */
export const load = (portal: Portal, templateId: string, lines: readonly string[]): Promise<string> =>
  loadFile(portal, templateId, `${header}\n${lines.join('\n')}\n`)

async function loadFile(portal: Portal, templateId: string, content: string): Promise<string> {
  const file = new File([content], `${randomUUID()}.csv`)
  const { id: fileId } = await portal.recordsFile.create(file)
  const { id } = await portal.recordsFile.import(fileId, { templateId })
  await portal.loads.start(id)
  await portal.loads.waitUntil(id, (state) => state.startsWith('completed'), { maxInterval: 20 })
  return id
}

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'
/** A fictitious DNI with the right letter. */
export const dni = (number: number): string => `${number}${letters.charAt(number % 23)}`

/**
 * A template with a document, a phone and a name, and a load of this many people, numbered from one; returns the
 * template.
 */
export async function people(portal: Portal, first: number, count: number): Promise<string> {
  const columns = [column('document', 'nif', { key: true }), column('phone', 'phone'), column('name', 'text')]
  const { id } = await portal.templates.create({ name: `Personas ${randomUUID().slice(0, 8)}`, columns })
  const lines = Array.from({ length: count }, (_, at) => {
    const number = first + at
    return `${dni(number)};6${number};María Núñez ${number}`
  })
  await loadFile(portal, id, `DOCUMENT;PHONE;NAME\n${lines.join('\n')}\n`)
  return id
}

/** Six contacts, two of which have little more than a code. */
export const six = [
  '1;Ana García;Temprano;1.500,50;05/03/2026;S',
  '2;Luis Núñez;Medio;900;01/01/2026;N',
  '3;GARCIA Peña;Tardío;20;31/12/2025;S',
  '4;Eva Ruiz;Temprano;1000;06/03/2026;N',
  '5;;;;;',
  '6;100% Pérez;;0;;',
]
