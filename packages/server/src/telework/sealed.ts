import { createHash } from 'node:crypto'
import type { TeleworkContents } from '#db/schema/telework.ts'
import { fields } from './contents.rules.ts'
import type { TeleworkPattern } from './pattern.rules.ts'

/** What both sides agree on. */
export type Agreed = TeleworkPattern & {
  employeeId: string
  number: number
  startsOn: string
  endsOn: string | null
  contents: TeleworkContents
}

/** The stored text of a version, with its properties in this order, and its SHA-256 in hexadecimal. */
export function sealed(version: Agreed): { content: string; hash: string } {
  const { employeeId, number, startsOn, endsOn, weekA, weekB, contents } = version
  const equipment = contents.equipment.map(({ name, lifeMonths }) => ({ name, lifeMonths }))
  const sealedContents = Object.fromEntries(
    fields.map((field) => [field, field === 'equipment' ? equipment : contents[field]]),
  )
  const pattern = { weekA: inOrder(weekA), weekB: weekB === null ? null : inOrder(weekB) }
  const content = JSON.stringify({
    employeeId,
    number,
    startsOn,
    endsOn,
    ...pattern,
    contents: sealedContents,
  })
  return { content, hash: createHash('sha256').update(content).digest('hex') }
}

const inOrder = (days: readonly number[]) => [...days].sort((one, other) => one - other)
