import type { DemoFormat } from './load-formats.ts'
import type { DemoRow } from './load-rows.ts'

/** Another spelling of the same person, and the Jaro-Winkler similarity of both. */
export const pairs = [
  {
    as: 'Concepción Gutiérrez Vázquez',
    again: 'Concepcion Gutierrez Vasquez',
    score: 0.97,
    state: 'pending',
  },
  { as: 'José Luis Jiménez Ávila', again: 'JIMENEZ AVILA, JOSE LUIS', score: 1, state: 'pending' },
  { as: 'María del Mar Hernández', again: 'María del Mar Ernández', score: 0.96, state: 'pending' },
  { as: 'Xavier Llorente Vidal', again: 'Javier Yorente Vidal', score: 0.87, state: 'pending' },
  { as: 'Antonio Fernández Ruiz', again: 'Antonio Fernandez Riuz', score: 0.98, state: 'pending' },
  { as: 'Begoña Ibáñez Soler', again: 'Begoña Ibañez Soler', score: 1, state: 'pending' },
  { as: 'Manuel Pérez Gil', again: 'Manuela Pérez Gil', score: 0.98, state: 'distinct' },
  { as: 'Rocío Domínguez', again: 'Rocio Dominges', score: 0.95, state: 'postponed' },
] as const

/** The file with people who appear twice, from a row that occurs in no other file. */
const fileName = 'arcadia_renovaciones_1.csv'
const firstRow = 1000
/** A phone prefix that nobody else has. */
export const twinsPhone = '6001'

/** The rows of a file, in which some pairs are the same person, written in two ways. */
export function withTwins(file: string, { columns }: DemoFormat, rows: readonly DemoRow[]): DemoRow[] {
  if (file !== fileName) return [...rows]
  const place = (field: string) => columns.findIndex(({ column }) => column.name === field)
  const [name, phone, document] = [place('fullName'), place('phone'), place('document')]
  return rows.map((row, index) => {
    const at = index - firstRow
    const pair = pairs[Math.floor(at / 2)]
    const first = rows[index - (at % 2)]
    if (pair === undefined || !('data' in row) || first === undefined || !('data' in first)) return row
    const fullName = at % 2 === 0 ? pair.as : pair.again
    const digits = `${twinsPhone}${String(Math.floor(at / 2)).padStart(5, '0')}`
    const cells = [...row.cells]
    cells[name] = fullName
    cells[phone] = digits
    cells[document] = first.cells[document] ?? ''
    const data = { ...row.data, fullName, phone: `+34${digits}`, document: first.data.document ?? '' }
    return { ...row, cells, data }
  })
}
