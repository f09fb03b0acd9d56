/**
 * What is generated from the contract: one file of each kind for each file of specs/, and the lists that import them.
 */
import { answersModule, neededByAnswers } from './answers.ts'
import type { Bundle } from './bundle.ts'
import { errorCodesModule } from './error-codes.ts'
import { examplesModule } from './examples.ts'
import { familiesModule } from './families-module.ts'
import { contractFiles, documentsOf } from './files.ts'
import { resourceModules } from './resources.ts'
import { sdkLists } from './sdk-lists.ts'
import { noticeLists, type Notices } from './notice-lists.ts'
import { serverRows } from './server-rows.ts'
import { typesModule } from './types-module.ts'

const sdk = 'packages/sdk/src/generated'
const server = 'packages/server/src/contract/generated'
const portal = 'packages/portal/src/generated'
const folders = { sdk, server, portal }

/** The folders that only contain code generated from the contract. */
export const generatedFiles = `{${sdk},${server},${portal}}/**/*.{ts,json}`

/** The content of every generated file, by path. */
export function contractOutputs(bundles: readonly Bundle[], notices: Notices): Map<string, string> {
  const documents = documentsOf(bundles)
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
  for (const [file, text] of noticeLists(notices, folders)) put(file, text)
  return outputs
}
