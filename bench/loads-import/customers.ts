/** A file of invented customers: accents, quotes, 2 % invalid rows, 5 % duplicates. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

export const headers = [
  'DOCUMENTO',
  'NOMBRE',
  'TELEFONO',
  'EMAIL',
  'CP',
  'IMPORTE',
  'FECHA',
  'CIUDAD',
  'OBSERVACIONES',
  'ACTIVO',
] as const

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

export async function writeCustomers(
  file: string,
  rows: number,
  { repeats }: { repeats: boolean },
): Promise<void> {
  const sink = createWriteStream(file)
  const random = congruential(1987)
  sink.write(`${headers.join(';')}\r\n`)
  for (let first = 0; first < rows; first += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, rows - first) }, (_, offset) => {
      const row = first + offset
      const isRepeated = repeats && row > 1000 && random() < 0.05
      return customer(row, isRepeated ? row - 1 - Math.floor(random() * 1000) : row)
    })
    if (!sink.write(lines.join(''))) await once(sink, 'drain')
  }
  sink.end()
  await once(sink, 'finish')
}

/** `person` is the identity: documents are in random order, as in reality. */
function customer(row: number, person: number): string {
  const number = 10_000_000 + ((person * 7919) % 90_000_000)
  const document = row % 50 === 17 ? '99999999A' : `${number}${letters.charAt(number % 23)}`
  const day = String(1 + (row % 28)).padStart(2, '0')
  const note = row % 10 === 0 ? '"con; punto y ""comillas"""' : 'sin observaciones'
  const cells = [
    document,
    `María Núñez Peña ${row}`,
    `6${String(10_000_001 + row).slice(-8)}`,
    `cliente${row}@correo.example`,
    `28${String(row % 1000).padStart(3, '0')}`,
    `${1 + (row % 900)}.${String(row % 1000).padStart(3, '0')},56`,
    `${day}/0${1 + (row % 9)}/2026`,
    'A Coruña',
    note,
    'S',
  ]
  return `${cells.join(';')}\r\n`
}

/** A deterministic generator of numbers from 0 to 1. */
function congruential(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
