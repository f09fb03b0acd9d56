import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

type Part = { operations: { id: string; method: string }[] }

const folder = path.join(import.meta.dirname, '../../packages/server/src/contract/generated')

/** Every operation of the contract, as the server binds it; one file for each of specs/. */
export const operations = globSync('*/*.json', { cwd: folder }).flatMap(
  (file) => (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Part).operations,
)
