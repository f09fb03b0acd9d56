import type { TemplateSnapshot } from '#db/schema/templates.ts'
import { demoDni, demoNie, nieCount } from './identity-numbers.ts'
import { nameOf } from './people.ts'
import type { Random } from './random.ts'

type Column = TemplateSnapshot['columns'][number]
/** A cell as in the file, and its value; undefined when it is empty. */
export type DemoCell = { raw: string; value: string | number | undefined }
/** A column of a template, its header in the files, and the content of its cells. */
type DemoColumn = {
  column: Pick<Column, 'name' | 'label' | 'type'> & Partial<Column>
  header: string
  cell: (random: Random, index: number) => DemoCell
}
export type DemoFormat = {
  name: string
  description: string
  skillCode: string
  columns: readonly [DemoColumn, ...DemoColumn[]]
}

const phone: DemoColumn = {
  column: { name: 'phone', label: 'Teléfono', type: 'phone' },
  header: 'TELEFONO',
  cell: (random) => {
    const digits = `6000${String(random.integer(1, 99_999)).padStart(5, '0')}`
    return {
      raw: random.chance(0.2) ? `+34 ${digits.slice(0, 3)} ${digits.slice(3)}` : digits,
      value: `+34${digits}`,
    }
  },
}
const document: DemoColumn = {
  column: { name: 'document', label: 'Documento', aliases: ['DNI', 'NIF'], type: 'nif', required: true },
  header: 'DNI',
  cell: (random) =>
    same(random.chance(0.1) ? demoDni(random.integer(0, 99)) : demoNie(random.integer(0, nieCount - 1))),
}
const fullName: DemoColumn = {
  column: { name: 'fullName', label: 'Nombre', type: 'text', required: true, maxLength: 80 },
  header: 'NOMBRE',
  cell: (random) => same(nameOf(random).join(' ')),
}

/** The four formats of the company; the first column of each is its key. */
export const formats = [
  {
    name: 'Recobro estándar',
    description: 'Recibos impagados de Banco Meseta.',
    skillCode: 'BME_EARLY',
    columns: [
      key('contract', 'Contrato', 'CONTRATO', 'BM'),
      document,
      fullName,
      phone,
      amount('debt', 'Importe', 'IMPORTE', 900_000),
      date('dueDate', 'Vencimiento', 'FECHA_VENCIMIENTO'),
      choice('stage', 'Tramo', 'TRAMO', ['Temprano', 'Medio', 'Tardío']),
    ],
  },
  {
    name: 'Renovaciones de seguros',
    description: 'Pólizas de Seguros Arcadia que vencen.',
    skillCode: 'ARC_RENOV',
    columns: [
      key('policy', 'Póliza', 'N_POLIZA', 'ARC'),
      document,
      fullName,
      phone,
      date('renewalDate', 'Renovación', 'FECHA_RENOVACION'),
      amount('premium', 'Prima', 'PRIMA', 120_000),
      choice('line', 'Ramo', 'RAMO', ['Hogar', 'Auto', 'Salud', 'Decesos']),
    ],
  },
  {
    name: 'Encuesta de satisfacción',
    description: 'Clientes de Seguros Arcadia a quienes preguntar.',
    skillCode: 'ARC_ENCUESTA',
    columns: [
      key('customer', 'Cliente', 'ID_CLIENTE', 'C'),
      fullName,
      phone,
      date('servedOn', 'Fecha de atención', 'FECHA_ATENCION'),
      choice('channel', 'Canal', 'CANAL', ['Teléfono', 'Chat', 'Oficina']),
    ],
  },
  {
    name: 'Bajas de telefonía',
    description: 'Clientes de Telenova Fibra que han pedido la baja.',
    skillCode: 'TLN_PORTA',
    columns: [
      key('line', 'Línea', 'LINEA', 'TLN'),
      document,
      fullName,
      phone,
      choice('product', 'Producto', 'PRODUCTO', ['Fibra', 'Móvil', 'Fibra y móvil', 'Televisión']),
      date('leavingOn', 'Fecha de baja', 'FECHA_BAJA'),
      amount('penalty', 'Penalización', 'PENALIZACION', 30_000),
    ],
  },
] as const satisfies readonly DemoFormat[]

export type FormatName = (typeof formats)[number]['name']

/** The columns as stored in a template. */
export function templateColumns({ columns }: DemoFormat): Column[] {
  return columns.map(({ column }) => ({ required: false, key: false, transform: 'none', ...column }))
}

function same(value: string): DemoCell {
  return { raw: value, value }
}

function key(name: string, label: string, header: string, prefix: string): DemoColumn {
  const cell = (_: Random, index: number) => same(`${prefix}-${String(100_000 + index)}`)
  return { column: { name, label, type: 'text', required: true, key: true, maxLength: 20 }, header, cell }
}

function amount(name: string, label: string, header: string, most: number): DemoColumn {
  const cell = (random: Random) => {
    const cents = random.integer(500, most)
    const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
    return { raw: `${whole},${String(cents % 100).padStart(2, '0')}`, value: cents / 100 }
  }
  return { column: { name, label, type: 'decimal', minimum: 0 }, header, cell }
}

function date(name: string, label: string, header: string): DemoColumn {
  const cell = (random: Random) => {
    const day = String(random.integer(1, 28)).padStart(2, '0')
    const month = String(random.integer(1, 12)).padStart(2, '0')
    return { raw: `${day}/${month}/2026`, value: `2026-${month}-${day}` }
  }
  return { column: { name, label, type: 'date' }, header, cell }
}

function choice(name: string, label: string, header: string, options: [string, ...string[]]): DemoColumn {
  const cell = (random: Random) =>
    random.chance(0.05) ? { raw: '', value: undefined } : same(random.pick(options))
  return { column: { name, label, type: 'list', options }, header, cell }
}
