/**
 * specs → what is generated: types for the SDK and the server, the operation table, the error codes, answers, examples,
 * resources. And files by their names → the lists that join them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { answersModule } from './codegen/answers.ts'
import { errorCodesModule } from './codegen/error-codes.ts'
import { familiesModule, portalModule } from './codegen/families.ts'
import { examplesModule } from './codegen/examples.ts'
import { operationTable } from './codegen/operation-table.ts'
import { operationsModule } from './codegen/operations.ts'
import { bundle, services } from './codegen/bundle.ts'
import { staleLists } from './codegen/registries.ts'
import { resourceModules } from './codegen/resources.ts'
import { typesOf } from './codegen/types-of.ts'

const outputs = new Map<string, string>()
const documents = services.map((name) => ({ name, ...bundle(name) }))

for (const { name, named } of documents) {
  outputs.set(`packages/sdk/src/generated/${name}.ts`, await typesOf(name, named, 'caller'))
  outputs.set(`packages/server/src/contract/generated/${name}.ts`, await typesOf(name, named, 'server'))
}
outputs.set(
  'packages/server/src/contract/generated/operations.json',
  `${JSON.stringify(
    documents.flatMap(({ name, flat }) => operationTable(name, flat)),
    null,
    1,
  )}\n`,
)
outputs.set('packages/sdk/src/generated/error-codes.ts', errorCodesModule(documents))
outputs.set('packages/sdk/src/generated/operations.ts', operationsModule(documents))
outputs.set('packages/sdk/src/generated/answers.ts', answersModule(documents))
for (const { name, named } of documents) {
  const text = familiesModule(name, named)
  if (text !== undefined) outputs.set(`packages/sdk/src/generated/families/${name}.ts`, text)
}
outputs.set('packages/sdk/src/generated/families/portal.ts', portalModule(documents))
outputs.set('packages/sdk/src/generated/examples.ts', examplesModule(documents))

for (const document of documents) {
  for (const [file, text] of resourceModules(document))
    outputs.set(`packages/portal/src/generated/${file}`, text)
}

const stale = [...[...outputs].filter(([file, text]) => current(file) !== text), ...(await staleLists())]
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`${file}: not what specs/ say or which files there are. Run: pnpm codegen`)
  process.exit(stale.length > 0 ? 1 : 0)
}
for (const [file, text] of stale) {
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
