import ts from 'typescript'
import { typeNameOf } from './open-api.ts'

/**
 * Gives each schema of a generated module a type of its own, `export type Load = …`, and says that name wherever the
 * schema is meant: editors show it instead of the whole thing, and the compiler looks nothing up.
 */
export function namedSchemas(text: string): string {
  const source = ts.createSourceFile('generated.ts', text, ts.ScriptTarget.ESNext, true)
  const schemas = schemasOf(source)
  if (schemas === undefined) return text
  const own = schemas.members.map((member) => declared(source, member))
  const table = schemas.members.map((member) => `        ${member.name?.getText()}: ${nameOf(member)};\n`)
  const rest = `${text.slice(0, schemas.members.pos)}\n${table.join('')}    ${text.slice(schemas.members.end).trimStart()}`
  return `${rest}${own.join('')}`.replaceAll(/components\["schemas"\]\["([\w-]+)"\]/g, (_, name: string) =>
    typeNameOf(name),
  )
}

function schemasOf(source: ts.SourceFile): ts.TypeLiteralNode | undefined {
  const components = source.statements.find(
    (node) => ts.isInterfaceDeclaration(node) && node.name.text === 'components',
  ) as ts.InterfaceDeclaration | undefined
  const schemas = components?.members.find((member) => nameOf(member) === 'schemas')
  const type = schemas && ts.isPropertySignature(schemas) ? schemas.type : undefined
  return type && ts.isTypeLiteralNode(type) ? type : undefined
}

/** A member of `schemas` as a type, with its comment, moved to the margin. */
function declared(source: ts.SourceFile, member: ts.TypeElement): string {
  const type = (member as ts.PropertySignature).type?.getText(source) ?? 'never'
  const comment = source.text.slice(member.getFullStart(), member.getStart(source)).trim()
  const text = `${comment === '' ? '' : `${comment}\n`}export type ${nameOf(member)} = ${type};\n`
  return text.replaceAll(/^ {8}/gm, '')
}

const nameOf = (member: ts.TypeElement): string => typeNameOf(member.name?.getText() ?? '')
