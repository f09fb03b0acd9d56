/** The SDK module for one file of the contract: the types of its schemas and operations. */
import type { Declarations, OperationPieces, Piece } from './declarations.ts'
import { filledSchemas, filledText } from './filled.ts'
import type { ContractFile, Document } from './files.ts'
import { generatedFrom, pascal } from './open-api.ts'

/** The module of each schema: `Tag` → `tickets/tags`. */
export type Homes = ReadonlyMap<string, string>

export function typesModule(file: ContractFile, homes: Homes): string {
  const { operations, schemas } = file
  const pieces: Piece[] = []
  const noted = <One extends Piece>(piece: One): One => {
    pieces.push(piece)
    return piece
  }
  const body = [
    ...[...schemas].map(([name, from]) => schemaText(from, name, noted)),
    ...(operations.length > 0 ? [operationsText(file, noted), pathsText(file)] : []),
  ].join('')
  const others = pieces.flatMap(({ uses }) => uses).filter((one) => homeOf(one, homes) !== file.name)
  return `${generatedFrom(`${file.name}.yaml`)}${importsOf(others, homes)}${body}`
}

type Note = <One extends Piece>(piece: One) => One

function schemaText({ caller, server, named }: Document, name: string, noted: Note): string {
  const found = caller.schemas.get(name)
  if (found === undefined) throw new Error(`${name} has no type`)
  const { text, comment } = noted(found)
  const words = comment === '' ? '' : `${comment}\n`
  if (named.components?.schemas?.[name]?.['x-enum'] === 'notices')
    return `\nimport type { ${name} } from '#generated/notices.ts'\nexport type { ${name} }\n`
  const own = `\n${words}export type ${name} = ${text};\n`
  const filled = filledSchemas(caller, server)
  if (!filled.has(name)) return own
  const whole = noted(filledText(server.schemas.get(name), filled))
  return `${own}\n/** \`${name}\` as the server has it: with all defaults. */\nexport type ${name}Filled = ${whole.text};\n`
}

function operationsText({ name, operations, document }: ContractFile, noted: Note): string {
  const rows = operations.map(({ operation: { operationId: id } }) => {
    const parts = partsAt(document.caller, id)
    noted(parts.parameters)
    noted(parts.responses)
    const lines = [
      `parameters: ${parts.parameters.text};`,
      parts.body === undefined
        ? 'requestBody?: never;'
        : `requestBody${parts.isBodyOptional ? '?' : ''}: { content: ${noted(parts.body).text} };`,
      `responses: ${parts.responses.text};`,
      `failures: ${parts.failures.length === 0 ? 'never' : parts.failures.join(' | ')};`,
      ...filledLines(document, id, parts, noted),
    ]
    return `  '${id}': {\n${lines.map((line) => `    ${line.replaceAll('\n', '\n    ')}\n`).join('')}  };\n`
  })
  return `\n/** The operations of specs/${name}.yaml. */\nexport interface ${pascal(name)}Operations {\n${rows.join('')}}`
}

/** The server's variants, with defaults filled in. */
function filledLines(
  { caller, server }: Document,
  id: string,
  parts: OperationPieces,
  noted: Note,
): string[] {
  const there = partsAt(server, id)
  const query = parts.optional.filter((one) => !there.optional.includes(one))
  const filled = filledSchemas(caller, server)
  const isOther =
    there.body !== undefined &&
    (there.body.text !== parts.body?.text || there.body.uses.some((one) => filled.has(one)))
  const lines = [
    ...(query.length > 0 ? [`query: ${query.map((one) => `'${one}'`).join(' | ')}`] : []),
    ...(isOther ? [`body: ${noted(filledText(there.body, filled)).text}`] : []),
  ]
  return lines.length === 0 ? [] : [`filled: { ${lines.join('; ')} };`]
}

function partsAt({ operations }: Declarations, id: string): OperationPieces {
  const parts = operations.get(id)
  if (parts === undefined) throw new Error(`${id} has no types`)
  return parts
}

function pathsText({ name, document, operations }: ContractFile): string {
  const rows = new Map<string, string[]>()
  for (const { path, method, operation } of operations) {
    rows.set(path, [
      ...(rows.get(path) ?? []),
      `${method}: ${pascal(name)}Operations['${operation.operationId}']`,
    ])
  }
  const lines = [...rows].map(([path, verbs]) => `  '${path}': { ${verbs.join('; ')} };\n`)
  return `\n/** Where they are, below the address of ${document.name}. */\nexport interface ${pascal(name)}Paths {\n${lines.join('')}}\n`
}

/** The imports of these schemas, each from its module. */
export function importsOf(names: readonly string[], homes: Homes): string {
  const byHome = new Map<string, string[]>()
  for (const name of [...new Set(names)].sort()) {
    const home = homeOf(name, homes)
    byHome.set(home, [...(byHome.get(home) ?? []), name])
  }
  return [...byHome]
    .map(([home, all]) => `import type { ${all.join(', ')} } from '#generated/${home}.ts'\n`)
    .join('')
}

function homeOf(name: string, homes: Homes): string {
  const home = homes.get(name) ?? homes.get(name.replace(/Filled$/, ''))
  if (home === undefined) throw new Error(`${name} is in no file of specs/`)
  return home
}
