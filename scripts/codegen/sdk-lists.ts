/**
 * The lists that import the files of all families. Each family has whole lines, so that git can merge two branches that
 * add one each (`merge=union` in .gitattributes, decision 109).
 */
import { lineOf } from './families.ts'
import type { ContractFile } from './files.ts'
import { pascal } from './open-api.ts'
import { services } from './specs/spec-file.ts'

const head = '// Generated from specs/ by `pnpm codegen`. Never edited by hand.\n'

/** An identifier for the export of a file: `tickets/tags` → `ticketsTags`. */
const local = (name: string) => name.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase())

/** All lists of the SDK, by their file below src/generated. */
export function sdkLists(files: readonly ContractFile[], answering: readonly string[]): Map<string, string> {
  const asking = files.filter(({ operations }) => operations.length > 0)
  const ofService = (service: string) => asking.filter(({ document }) => document.name === service)
  return new Map([
    ['types.ts', typesList(files)],
    [
      'contract.ts',
      `${head}export type * from './notices.ts'\n${files.map(({ name }) => `export type * from './${name}.ts'\n`).join('')}`,
    ],
    ['families/portal.ts', portalList(asking)],
    ['operations.ts', operationsList(asking)],
    ['answers.ts', answersList(answering)],
    ['examples.ts', examplesList(asking)],
    ...services.map((one): [string, string] => [`${one}.ts`, pathsList(one, ofService(one))]),
    ...services.flatMap((one) => familiesList(one, ofService(one))),
  ])
}

/** Public types: without wrappers, and without the server's variants. */
function typesList(files: readonly ContractFile[]): string {
  const lines = files.flatMap(({ name, schemas, families }) => [
    exported(
      'type',
      [...schemas.keys()].filter((one) => !/^One[A-Z]/.test(one)),
      name,
    ),
    exported(
      'type',
      families.map(({ type }) => type),
      `families/${name}`,
    ),
  ])
  return `${head}${lines.join('')}`
}

function exported(what: 'type' | 'values', names: readonly string[], from: string): string {
  const type = what === 'type' ? 'type ' : ''
  return names.length === 0 ? '' : `export ${type}{ ${names.join(', ')} } from './${from}.ts'\n`
}

/** The paths of one service. */
function pathsList(service: string, files: readonly ContractFile[]): string {
  const type = `${pascal(service)}Paths`
  const imports = files.map(({ name }) => `import type { ${pascal(name)}Paths } from './${name}.ts'\n`)
  const paths = files.map(({ name }) => `export interface ${type} extends ${pascal(name)}Paths {}\n`)
  const lines = paths.length === 0 ? `export interface ${type} {}\n` : paths.join('')
  return `${head}${imports.join('')}\n/** The paths of ${service}. */\n${lines}`
}

/** The functions of one service. */
function familiesList(service: string, files: readonly ContractFile[]): [string, string][] {
  const lines = files.map(({ name, families }) =>
    exported(
      'values',
      families.flatMap((one) => [one.name, `type ${one.type}`]),
      name,
    ),
  )
  return lines.length === 0 ? [] : [[`families/${service}.ts`, `${head}${lines.join('')}`]]
}

/** Everything generated that `createPortal` offers, of all services. */
function portalList(files: readonly ContractFile[]): string {
  const filled = files.flatMap((file) =>
    file.families.filter(({ isWhole }) => isWhole).map((family) => ({ ...family, file })),
  )
  const texts = services.flatMap((service) => {
    const lines = filled
      .filter(({ file }) => file.document.name === service)
      .map((one) => `${lineOf(one)}\n`)
      .sort(byActs)
    return lines.length === 0 ? [] : `    ${service}: \`\n${lines.join('')}\`,\n`
  })
  return `${head}import { type Build, families } from '#kernel/family.ts'
${filled.map(({ file, type }) => `import type { ${type} } from './${file.name}.ts'\n`).join('')}
/** The families whose functions are one operation each. */
export interface ContractFamilies {
${filled.map(({ name, type }) => `  readonly ${name}: ${type}\n`).join('')}}

/** What builds them. */
export const contractFamilies: { readonly [Name in keyof ContractFamilies]: Build<ContractFamilies[Name]> } =
  families<ContractFamilies>({
${texts.join('')}  })
`
}

/** Similar lines side by side compress better. */
const byActs = (one: string, other: string) => (actsIn(one) + one < actsIn(other) + other ? -1 : 1)
const actsIn = (line: string) => line.slice(line.indexOf(' '))

function operationsList(files: readonly ContractFile[]): string {
  return `${head}${files.map(({ name }) => `import type { ${pascal(name)}Operations } from './${name}.ts'\n`).join('')}
/** Every operation of the contract, typed, by its id. */
${files.map(({ name }) => `export interface Operations extends ${pascal(name)}Operations {}\n`).join('')}
/** \`family.act\`, the operationId of the contract. */
export type OperationId = keyof Operations

/** The operations among which those of a family are. */
export interface OperationsOfFamilies {
${files.flatMap((file) => familyNames(file).map((one) => `  ${one}: ${pascal(file.name)}Operations\n`)).join('')}}
`
}

function answersList(names: readonly string[]): string {
  return `${head}import { type Answers, type ContractPart, type JsonSchema, joined, type OperationPlace } from '#contract-answers.ts'
import type { OperationId } from './operations.ts'
${names.map((name) => `import { part as ${local(name)} } from './answers/${name}.ts'\n`).join('')}
const parts: readonly ContractPart[] = [
${names.map((name) => `  ${local(name)},\n`).join('')}]

/** Where every operation is. */
export const operationPlaces: Readonly<Record<OperationId, OperationPlace>> = joined(
  parts,
  'places',
)

/** What every operation may answer. */
export const answers: Readonly<Record<OperationId, Answers>> = joined(parts, 'answers')

/** The schemas that \`#/$defs/…\` means. */
export const definitions: Readonly<Record<string, JsonSchema>> = joined(parts, 'definitions')
`
}

function examplesList(files: readonly ContractFile[]): string {
  return `${head}import type { ExampleAnswer } from '#contract-answers.ts'
import type { OperationId } from './operations.ts'
${files.map(({ name }) => `import { examples as ${local(name)} } from './examples/${name}.ts'\n`).join('')}
/** What every operation answers when all is well. */
export const exampleAnswers: Readonly<Record<OperationId, ExampleAnswer>> = Object.assign(
  {},
${files.map(({ name }) => `  ${local(name)},\n`).join('')})
`
}

const familyNames = ({ operations }: ContractFile) => [
  ...new Set(operations.map(({ operation }) => operation.operationId.split('.')[0] ?? '')),
]
