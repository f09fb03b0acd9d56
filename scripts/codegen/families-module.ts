/** The SDK module with the functions of one file of the contract. */
import { familyText } from './families.ts'
import type { ContractFile } from './files.ts'
import { generatedFrom, pascal } from './open-api.ts'
import { type Homes, importsOf } from './types-module.ts'

/** The types the functions of families use, and a test whether one is needed. */
const kernel = [
  ['#http/call.ts', 'CallOptions', 'CallOptions'],
  ['#http/list.ts', 'List', '=> List<'],
  ['#http/operation.ts', 'Operation', ': Operation<'],
  ['#http/page.ts', 'Page', 'Page<'],
] as const

export function familiesModule({ name, document, families }: ContractFile, homes: Homes): string | undefined {
  if (families.length === 0) return undefined
  const body = families.map((family) => familyText(document.name, family)).join('')
  const operations = body.includes("Operations['")
    ? `import type { ${pascal(name)}Operations as Operations } from '#generated/${name}.ts'\n`
    : ''
  const uses = families.flatMap(({ acts }) => acts.flatMap((act) => act.uses))
  const types = kernel.flatMap(([from, type, mark]) =>
    body.includes(mark) ? [`import type { ${type} } from '${from}'\n`] : [],
  )
  return `${generatedFrom(`${name}.yaml`)}import { type Build, family } from '#kernel/family.ts'
${operations}${importsOf(uses, homes)}${types.join('')}${body}`
}
