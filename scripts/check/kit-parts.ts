/** Derives from the props of the kit's parts which variants and states each has. */
import path from 'node:path'
import ts from 'typescript'
import { root } from '../run.ts'

/** A prop that selects a variant, and its values. */
export type Axis = { prop: string; values: readonly string[] }

/** A part of the kit: its axes, and the props that cause each state. */
export type KitPart = { name: string; axes: readonly Axis[]; props: readonly string[]; hasLists: boolean }

/** Reads every export of the kit: its components, and the functions named. */
export function kitParts(functions: readonly string[]): KitPart[] {
  const folder = path.join(root, 'packages/ui-kit')
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    config: unknown
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const index = path.join(folder, 'src/index.ts')
  const program = ts.createProgram([index], { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(index)
  const face = source && checker.getSymbolAtLocation(source)
  if (face === undefined) throw new Error(`${index} exports nothing`)
  return checker.getExportsOfModule(face).flatMap((exported) => {
    const { name } = exported
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const isPart = /^[A-Z]/.test(name) || functions.includes(name)
    if (!isPart || !(symbol.flags & ts.SymbolFlags.Value)) return []
    const [given] = checker.getTypeOfSymbol(symbol).getCallSignatures()[0]?.getParameters() ?? []
    const props = given === undefined ? [] : checker.getTypeOfSymbol(given).getProperties()
    return [partOf(name, props, checker)]
  })
}

function partOf(name: string, symbols: readonly ts.Symbol[], checker: ts.TypeChecker): KitPart {
  const types = symbols.map((symbol) => ({
    prop: symbol.name,
    type: checker.getNonNullableType(checker.getTypeOfSymbol(symbol)),
  }))
  return {
    name,
    axes: types.flatMap(({ prop, type }) => {
      const values = valuesOf(type)
      return values.length > 1 ? [{ prop, values }] : []
    }),
    props: types.map(({ prop }) => prop),
    hasLists: types.some(({ type }) => checker.isArrayType(type)),
  }
}

/** The literals a prop accepts; none if it also accepts other types. */
function valuesOf(type: ts.Type): string[] {
  if (!type.isUnion()) return []
  const literals = type.types.filter((one) => one.isStringLiteral() || one.isNumberLiteral())
  return literals.length === type.types.length ? literals.map(({ value }) => String(value)) : []
}
