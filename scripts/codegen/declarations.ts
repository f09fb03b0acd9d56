/** The output of openapi-typescript, split into the type of each schema and the parts of each operation. */
import {
  astToString,
  type GlobalContext,
  type OpenAPI3,
  resolveRef,
  scanDiscriminators,
  transformSchema,
} from 'openapi-typescript'
import ts from 'typescript'
import type { OpenApi } from './open-api.ts'

/** A piece of TypeScript and the schemas it references. */
export type Piece = { text: string; uses: string[] }

/** An operation in its types. */
export type OperationPieces = {
  parameters: Piece
  /** The optional names of its query. */
  optional: string[]
  body: Piece | undefined
  isBodyOptional: boolean
  /** The types of its successes. */
  responses: Piece
  /** The statuses of its failures, all with a Problem as body. */
  failures: string[]
}

/** The side of the wire that the types are for. */
export type Side = 'caller' | 'server'

export type Declarations = {
  schemas: ReadonlyMap<string, Piece & { comment: string }>
  operations: ReadonlyMap<string, OperationPieces>
}

/**
 * `format: binary` is a Blob on the client. A property with a default is optional for the caller and always present on
 * the server, which fills it in.
 */
export function declarationsOf(document: OpenApi, side: Side): Declarations {
  // openapi-typescript mutates its input.
  const schema = structuredClone(document) as unknown as OpenAPI3
  const nodes = transformSchema(schema, contextOf(schema, side))
  const source = ts.createSourceFile('generated.ts', astToString(nodes), ts.ScriptTarget.ESNext, true)
  const components = membersOf(interfaceOf(source, 'components'))
  const parameters = new Map(
    [...membersOf(components.get('parameters')?.type)].map(([name, { type }]) => [
      name,
      type?.getText() ?? '',
    ]),
  )
  const piece = (node: ts.Node): Piece => pieceOf(node, parameters)
  return {
    schemas: new Map(
      [...membersOf(components.get('schemas')?.type)].map(([name, member]) => [
        name,
        { ...piece(member.type ?? member), comment: commentOf(source, member) },
      ]),
    ),
    operations: new Map(
      [...membersOf(interfaceOf(source, 'operations'))].map(([id, { type }]) => [
        id,
        partsOf(membersOf(type), piece),
      ]),
    ),
  }
}

/** `openapiTS` without its linter: `pnpm check contract` runs that. */
function contextOf(schema: OpenAPI3, side: Side): GlobalContext {
  const transform: GlobalContext['transform'] = ({ format }) =>
    format === 'binary' ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob')) : undefined
  const options = { alphabetize: false, defaultNonNullable: side === 'server', silent: false, transform }
  return {
    ...(options as GlobalContext),
    discriminators: scanDiscriminators(schema, options),
    injectFooter: [],
    resolve: (reference) => resolveRef(schema, reference, { silent: false }),
  }
}

type Member = ts.PropertySignature
type Members = ReadonlyMap<string, Member>

function partsOf(members: Members, piece: (node: ts.Node) => Piece): OperationPieces {
  const parameters = members.get('parameters')
  const body = members.get('requestBody')
  const query = membersOf(membersOf(parameters?.type).get('query')?.type)
  const answers = [...membersOf(members.get('responses')?.type)]
  const successes = answers.filter(([status]) => status < '400')
  const responses = successes.map(([status, { type }]) => {
    const content = membersOf(type).get('content')
    const { text, uses } =
      content?.questionToken || !content?.type ? { text: '', uses: [] } : piece(content.type)
    return { text: text === '' ? `${status}: { content?: never }` : `${status}: { content: ${text} }`, uses }
  })
  const content = membersOf(body?.type).get('content')?.type
  return {
    parameters: parametersOf(membersOf(parameters?.type), piece),
    optional: [...query].flatMap(([name, one]) => (one.questionToken ? [name] : [])),
    body: content && withoutExamples(piece(content)),
    isBodyOptional: body?.questionToken !== undefined,
    failures: answers.flatMap(([status]) => (status < '400' ? [] : [status])),
    responses: {
      text: `{ ${responses.map(({ text }) => text).join('; ')} }`,
      uses: responses.flatMap(({ uses }) => uses),
    },
  }
}

/** Cookies are omitted: the browser sends them. */
function parametersOf(members: Members, piece: (node: ts.Node) => Piece): Piece {
  const all = [...members].flatMap(([name, { type, questionToken }]) => {
    if (name === 'cookie' || !type) return []
    const { text, uses } = piece(type)
    return { text: `${name}${questionToken ? '?' : ''}: ${text}`, uses }
  })
  return { text: `{ ${all.map(({ text }) => text).join('; ')} }`, uses: all.flatMap(({ uses }) => uses) }
}

/** Replaces references to schemas by their names and shared parameters by their types; removes indentation. */
function pieceOf(node: ts.Node, parameters: ReadonlyMap<string, string>): Piece {
  const uses = new Set<string>()
  const text = node
    .getText()
    .replaceAll(
      /components\["parameters"\]\["(\w+)"\]/g,
      (_, name: string) => parameters.get(name) ?? 'never',
    )
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, (_, name: string) => {
      uses.add(name)
      return name
    })
    .replaceAll('@description ', '')
  return { text: dedented(text), uses: [...uses] }
}

/** Drops the example of a whole body, which is documented in the contract. */
function withoutExamples({ text, uses }: Piece): Piece {
  return { text: text.replaceAll(/^ *\/\*\*\n(?: *\*(?!\/).*\n)*? *\* @example[^]*?\*\/\n/gm, ''), uses }
}

function dedented(text: string): string {
  const [first = '', ...rest] = text.split('\n')
  const margin = Math.min(...rest.map((line) => /^ */.exec(line)?.[0].length ?? 0))
  return [first, ...rest.map((line) => line.slice(margin))].join('\n')
}

function interfaceOf(source: ts.SourceFile, name: string): ts.Node | undefined {
  return source.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name)
}

/** The properties of an interface or of an object type, by name. */
function membersOf(node: ts.Node | undefined): Members {
  const members =
    node && (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) ? [...node.members] : []
  return new Map(members.filter(ts.isPropertySignature).map((one) => [nameOf(one), one]))
}

function nameOf({ name }: Member): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText()
}

function commentOf(source: ts.SourceFile, member: Member): string {
  return source.text
    .slice(member.getFullStart(), member.getStart(source))
    .trim()
    .replaceAll(/^ +\*/gm, ' *')
    .replaceAll('@description ', '')
}
