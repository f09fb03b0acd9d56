/** Every function of a portal, with the operation it calls. */
import type { Bundle } from '../codegen/bundle.ts'
import { type ContractRow, contractRows } from './contract.ts'
import type { Family, Member } from './program.ts'

/** A function as it is called. `row` is missing if it combines several operations, or calls none. */
export type PortalFunction = { call: string; summary: string; row?: ContractRow }

/** The functions of a family. `area` is missing for members of the portal itself. */
export type FunctionGroup = { family: string; area?: string; functions: PortalFunction[] }

/** Joins the compiler's view of the functions with the contract's view of their operations. */
export function functionGroups(families: readonly Family[], bundles: readonly Bundle[]): FunctionGroup[] {
  const rows = new Map(contractRows(bundles).map((row) => [row.id, row]))
  const order = [...rows.keys()]
  return families.map(({ name, members }): FunctionGroup => {
    const functions = members
      .flatMap((member) => functionsOf(name, member, rows))
      .sort((one, other) => placeOf(order, one) - placeOf(order, other))
    const area = functions.find(({ row }) => row)?.row?.area
    return { family: name, functions, ...(area === undefined ? {} : { area }) }
  })
}

/** Contract order; composed functions follow. */
function placeOf(order: readonly string[], { row }: PortalFunction): number {
  return row ? order.indexOf(row.id) : order.length
}

function functionsOf(family: string, member: Member, rows: Map<string, ContractRow>): PortalFunction[] {
  const address = member.name === family ? family : `${family}.${member.name}`
  const row = rows.get(address)
  if (member.inner.length === 0) return [functionOf(`${address}${member.call}`, member, row)]
  // The members of `loads.errors(id)` call the operations of its index.
  return member.inner.map((inner) =>
    functionOf(
      `${address}${member.call}.${inner.name}${inner.call}`,
      inner,
      inner.name === 'index' ? row : undefined,
    ),
  )
}

function functionOf(call: string, { summary }: Member, row: ContractRow | undefined): PortalFunction {
  return row ? { call, summary: summary === '' ? `${row.summary}.` : summary, row } : { call, summary }
}
