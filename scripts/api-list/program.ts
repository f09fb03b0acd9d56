/** The SDK as the compiler sees it: its entry points, their exports, and the signatures of a portal's functions. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'

const folder = path.join(root, 'packages/sdk')

/** A name that a sub-path exports. */
export type Exported = { name: string; isType: boolean; summary: string }

/** A member of a family: its signature, and the first sentence of its JSDoc. */
export type Member = { name: string; call: string; summary: string; inner: Member[] }

/** One family, with its members in the order of its declaration. */
export type Family = { name: string; members: Member[] }

/** Compiles the entry points of the SDK. */
export function sdkProgram() {
  const faces = facesOfSdk()
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: unknown
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const lean = { ...options, lib: ['lib.es2023.d.ts'], types: [] }
  const program = ts.createProgram([...faces.values()], lean, hostOf(lean))
  const checker = program.getTypeChecker()
  const exportsOf = (file: string) => {
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} is no module`)
    return checker.getExportsOfModule(module)
  }
  return {
    /** Every sub-path with its exports, in alphabetical order. */
    exported: (): Map<string, Exported[]> =>
      new Map(
        [...faces]
          .map(([part, file]): [string, Exported[]] => [
            part,
            exportsOf(file)
              .map((one) => exportedOf(checker, one))
              .sort(byName),
          ])
          // An entry point needs an `import` condition; files matched by a `*` may contain types only.
          .filter(([, names]) => names.some(({ isType }) => !isType)),
      ),
    /** The families of a portal, and its other members. */
    families: (): Family[] => {
      const portal = exportsOf(faces.get('.') ?? '').find(({ name }) => name === 'Portal')
      if (!portal) throw new Error('index.ts exports no Portal')
      const type = checker.getDeclaredTypeOfSymbol(resolved(checker, portal))
      return type.getProperties().map((property) => familyOf(checker, property))
    },
  }
}

/** Types of dependencies: three quarters of all source text, and no signature or JSDoc needs them. */
const foreign = /\/node_modules\/(@types|csstype|undici-types)\//

function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (file, version, ...rest) =>
    foreign.test(file) ? ts.createSourceFile(file, 'export {}', version) : read(file, version, ...rest)
  return host
}

/** The source of each sub-path in package.json; a `*` there matches several. */
function facesOfSdk(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, { source?: string }>
  }
  return new Map(
    Object.entries(manifest.exports).flatMap(([part, { source }]) =>
      source === undefined ? [] : matching(part, source),
    ),
  )
}

function matching(part: string, source: string): [string, string][] {
  if (!part.includes('*')) return [[part, path.join(folder, source)]]
  const [before = '', after = ''] = source.replace('./', '').split('*')
  return globSync(`${before}*${after}`, { cwd: folder })
    .sort()
    .map((file) => [part.replace('*', file.slice(before.length, -after.length)), path.join(folder, file)])
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en')

function resolved(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function exportedOf(checker: ts.TypeChecker, symbol: ts.Symbol): Exported {
  const target = resolved(checker, symbol)
  return {
    name: symbol.name,
    isType: (target.flags & ts.SymbolFlags.Value) === 0,
    summary: sentence(checker, target),
  }
}

function familyOf(checker: ts.TypeChecker, property: ts.Symbol): Family {
  const type = checker.getTypeOfSymbol(property)
  if (type.getCallSignatures().length > 0)
    return { name: property.name, members: [memberOf(checker, property)] }
  return { name: property.name, members: membersOf(checker, type) }
}

function membersOf(checker: ts.TypeChecker, type: ts.Type): Member[] {
  return type
    .getProperties()
    .filter(({ name }) => !name.startsWith('__'))
    .map((member) => memberOf(checker, member))
}

function memberOf(checker: ts.TypeChecker, symbol: ts.Symbol): Member {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures()
  const known = { name: symbol.name, summary: sentence(checker, symbol) }
  if (!signature) return { ...known, call: '', inner: [] }
  return {
    ...known,
    call: parametersOf(checker, signature),
    inner: innerOf(checker, signature.getReturnType()),
  }
}

/** For a function that returns a family, such as `loads.errors(id)`: the members of that family. */
function innerOf(checker: ts.TypeChecker, type: ts.Type): Member[] {
  const members = type.getProperties()
  const isFamily =
    members.length > 0 && members.every((one) => checker.getTypeOfSymbol(one).getCallSignatures().length > 0)
  const isWaitedFor = members.some(({ name }) => name === 'then' || name.startsWith('__@'))
  return isFamily && !isWaitedFor ? membersOf(checker, type) : []
}

/** `(id, query?, options?)`. The compiler expands the tuples of the source. */
function parametersOf(checker: ts.TypeChecker, signature: ts.Signature): string {
  const text = checker.signatureToString(
    signature,
    undefined,
    ts.TypeFormatFlags.NoTruncation,
    ts.SignatureKind.Call,
  )
  const source = ts.createSourceFile('signature.ts', `declare function call${text}`, ts.ScriptTarget.Latest)
  const [declared] = source.statements
  if (!declared || !ts.isFunctionDeclaration(declared)) throw new Error(`not a signature: ${text}`)
  return `(${declared.parameters.map(({ name, questionToken }) => `${name.getText(source)}${questionToken ? '?' : ''}`).join(', ')})`
}

/** The first sentence of the JSDoc; empty when there is none. */
function sentence(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim()
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}
