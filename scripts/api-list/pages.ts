/** The two pages generated from the contract and the compiler. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { kebab } from '../codegen/open-api.ts'
import { root } from '../run.ts'
import type { ContractRow } from './contract.ts'
import type { FunctionGroup, PortalFunction } from './functions.ts'
import type { Exported } from './program.ts'

const guides: Record<string, string> = {
  session: 'signing-in',
  passwords: 'signing-in',
  exchangeTokens: 'signing-in',
  templates: 'loading-a-file',
  recordsFile: 'loading-a-file',
  loads: 'loading-a-file',
}

/** `packages/sdk/api.md`: every function, then every exported name. */
export function apiPage(groups: readonly FunctionGroup[], exported: Map<string, Exported[]>): string {
  const areas = [...new Set(groups.flatMap(({ area }) => (area === undefined ? [] : [area])))]
  const own = groups.filter(({ area }) => area === undefined)
  return `<!-- Generated from specs/ and the types of the SDK by \`pnpm codegen\`. Never edited by hand. -->

# Every function of @portal/sdk

\`query?\` and \`body\` are typed by the contract. \`options?\` is the same everywhere: \`signal\`, \`timeout\`, \`deadline\`,
\`maxRetries\`, \`idempotencyKey\`, \`headers\`. Of several permissions any one suffices. A dash stands where a function is
made of several operations, or asks nobody. What the names mean in full: \`pnpm reference\` writes it to \`docs/reference\`.

${areas.map((area) => areaPart(area, groups)).join('\n')}
## The portal itself

${ownPart(own)}
# Every exported name

${[...exported].map(([part, names]) => facePart(part, names)).join('\n')}`
}

function areaPart(area: string, groups: readonly FunctionGroup[]): string {
  const mine = groups.filter((group) => group.area === area)
  return `## ${titleOf(area)}\n\n${mine.map(familyPart).join('\n')}`
}

function familyPart({ family, functions }: FunctionGroup): string {
  const row = functions.find((one) => one.row)?.row
  if (!row) throw new Error(`${family} has no operation`)
  const source = sourceOf(family, row)
  const guide = guides[family]
  const links = [
    `service ${row.service}`,
    `[contract](../../${row.specFile})`,
    `[source](${source})`,
    ...(guide === undefined ? [] : [`[guide](../../docs/guides/${guide}.md)`]),
  ]
  return `### ${family}

${links.join(' · ')}

| Function | What it does | Method and path | Who may |
| --- | --- | --- | --- |
${functions.map((one) => `| \`${one.call}\` | ${cell(one.summary)} | ${addressOf(one)} | ${one.row ? whoMay(one.row) : '–'} |\n`).join('')}`
}

/** The hand-written file if there is one, else the contract file it is generated from. */
function sourceOf(family: string, { area, service }: ContractRow): string {
  const own = `src/areas/${area}/${kebab(family)}.ts`
  return existsSync(path.join(root, 'packages/sdk', own)) ? own : `src/generated/families/${service}.ts`
}

function ownPart(groups: readonly FunctionGroup[]): string {
  const functions = groups.flatMap((group) => group.functions)
  return `| Name | What it does |
| --- | --- |
${functions.map(({ call, summary }) => `| \`${call}\` | ${cell(summary)} |\n`).join('')}`
}

function facePart(part: string, names: readonly Exported[]): string {
  const rows = names.map(
    ({ name, isType, summary }) => `| \`${name}\` | ${isType ? 'type' : 'value'} | ${cell(summary)} |\n`,
  )
  return `## \`@portal/sdk${part.slice(1)}\`

| Name | | |
| --- | --- | --- |
${rows.join('')}`
}

function addressOf({ row }: PortalFunction): string {
  return row ? `\`${row.method} ${row.path}\`` : '–'
}

function whoMay({ permissions }: ContractRow): string {
  if (permissions === 'public') return 'anybody'
  if (permissions.length === 0) return 'whoever is signed in'
  return permissions.map((name) => `\`${name}\``).join(' or ')
}

/** The table for people who call the services over raw HTTP: the request, and the function that replaces it. */
export function rawHttpTable(groups: readonly FunctionGroup[]): string {
  const functions = groups.flatMap((group) => group.functions).filter(({ row }) => row)
  const services = [...new Set(functions.flatMap(({ row }) => (row ? [row.service] : [])))]
  return services
    .map((service) => {
      const prefix = prefixOf(service)
      const rows = functions
        .filter(({ row }) => row?.service === service)
        .map(
          ({ row, call }) =>
            `| \`${row?.method ?? ''} ${prefix}${row?.path ?? ''}\` | \`portal.${call}\` |\n`,
        )
      return `### Service ${service}\n\n| Instead of | Call |\n| --- | --- |\n${rows.join('')}`
    })
    .join('\n')
}

function prefixOf(service: string): string {
  const text = readFileSync(path.join(root, 'specs', `${service}.yaml`), 'utf8')
  const prefix = /^servers: \[\{ url: ([^,\s]+)/m.exec(text)?.[1]
  if (prefix === undefined) throw new Error(`specs/${service}.yaml names no server`)
  return prefix
}

function titleOf(area: string): string {
  const words = area.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
