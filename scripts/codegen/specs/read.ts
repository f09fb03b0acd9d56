/** The files of specs/, unprocessed. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { root } from '#scripts/run.ts'
import { withCatalogue } from './catalogue.ts'
import { withKinds } from './notices.ts'
import { withHistory } from './row-history.ts'
import { type Node, type ServiceName, services, type SpecFile } from './spec-file.ts'

export type Specs = {
  /** The common part of a service: its title, server and security. */
  heads: Record<ServiceName, Node>
  /** By path below specs/, in alphabetical order. */
  files: ReadonlyMap<string, SpecFile>
}

/** Reads specs/ of a workspace. */
export function readSpecs(folder: string = path.join(root, 'specs')): Specs {
  const read = (file: string) =>
    parse(readFileSync(path.join(folder, file), 'utf8'), { merge: true, maxAliasCount: -1 }) as Node
  const files = globSync('*/*.yaml', { cwd: folder })
    .map((file) => file.split(path.sep).join('/'))
    .sort()
  return {
    heads: Object.fromEntries(services.map((name) => [name, read(`${name}.yaml`)])) as Specs['heads'],
    files: withKinds(
      new Map(files.map((file) => [file, withCatalogue(withHistory(checked({ ...read(file), file })))])),
    ),
  }
}

function checked(one: Node & { file: string }): SpecFile {
  const isOf = services.some((name) => name === one.service)
  if (('paths' in one || 'catalogue' in one) && !isOf)
    throw new Error(`specs/${one.file}: \`service\` says whose paths these are: ${services.join(', ')}`)
  return one
}
