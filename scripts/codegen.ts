/**
 * specs → what is generated: for each file of specs/ one of each kind, and the lists that join them. Files by their names → the
 * lists that join those.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { answersModule, neededByAnswers } from './codegen/answers.ts'
import { bundles } from './codegen/bundle.ts'
import { errorCodesModule } from './codegen/error-codes.ts'
import { examplesModule } from './codegen/examples.ts'
import { familiesModule } from './codegen/families-module.ts'
import { contractFiles, documentsOf } from './codegen/files.ts'
import { isSame } from './codegen/is-same.ts'
import { staleLists } from './codegen/registries.ts'
import { resourceModules } from './codegen/resources.ts'
import { sdkLists } from './codegen/sdk-lists.ts'
import { serverRows } from './codegen/server-rows.ts'
import { typesModule } from './codegen/types-module.ts'
import { root } from './run.ts'

const sdk = 'packages/sdk/src/generated'
const server = 'packages/server/src/contract/generated'
const portal = 'packages/portal/src/generated'

const documents = await documentsOf(bundles())
const files = contractFiles(documents).filter(
  ({ schemas, operations }) => schemas.size + operations.length > 0,
)
const homes = new Map(
  files.flatMap(({ name, schemas }) => [...schemas.keys()].map((one) => [one, name] as const)),
)
const needed = neededByAnswers(documents)

const outputs = new Map<string, string>()
const put = (file: string, text: string | undefined) => {
  if (text !== undefined) outputs.set(file, text)
}
for (const file of files) {
  put(`${sdk}/${file.name}.ts`, typesModule(file, homes))
  put(`${sdk}/families/${file.name}.ts`, familiesModule(file, homes))
  put(`${sdk}/answers/${file.name}.ts`, answersModule(file, needed))
  put(`${sdk}/examples/${file.name}.ts`, examplesModule(file))
  put(`${server}/${file.name}.json`, serverRows(file))
}
const answering = files.map(({ name }) => name).filter((name) => outputs.has(`${sdk}/answers/${name}.ts`))
for (const [file, text] of sdkLists(files, answering)) put(`${sdk}/${file}`, text)
put(`${sdk}/error-codes.ts`, errorCodesModule(documents))
for (const document of documents) {
  for (const [file, text] of resourceModules(document)) put(`${portal}/${file}`, text)
}

const stale = [
  ...[...outputs].filter(([file, text]) => !isSame(file, current(file), text)),
  ...(await staleLists()),
]
const left = globSync(`{${sdk},${server},${portal}}/**/*.{ts,json}`, { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !outputs.has(file))
if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`${file}: not what specs/ say or which files there are. Run: pnpm codegen`)
  for (const file of left) console.error(`${file}: specs/ say nothing of it. Run: pnpm codegen`)
  process.exit(stale.length + left.length > 0 ? 1 : 0)
}
for (const [file, text] of stale) {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
  console.log(`wrote ${file}`)
}
for (const file of left) {
  rmSync(path.join(root, file))
  console.log(`removed ${file}`)
}

function current(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return undefined
  }
}
