/**
 * `pnpm reference`: every exported name of the libraries, from their JSDoc to `docs/reference/`. Whatever is exported without
 * a word, refers to something unknown, or links to nothing, is an error.
 */
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { main } from './ending.ts'
import { manifestOf } from './packed/pack.ts'
import { root, run } from './run.ts'

const libraries = ['sdk', 'permissions']
/** The words are asked for, and no page is written: that takes most of the time. */
const isChecking = process.argv.includes('--check')
const blockTags = ['@param', '@returns', '@example', '@description', '@default', '@enum', '@typeParam']

await main(async () => {
  const results = await Promise.all(libraries.map(reference))
  return results.every((holds) => holds) ? 0 : 1
})

async function reference(name: string): Promise<boolean> {
  const folder = path.join(root, 'packages', name)
  const flags = [
    ...facesOf(folder).flatMap((face) => ['--entryPoints', face]),
    ...['--out', path.join(root, 'docs/reference', name)],
    ...['--plugin', 'typedoc-plugin-markdown'],
    ...blockTags.flatMap((tag) => ['--blockTags', tag]),
    ...['--validation.notExported', '--validation.invalidLink', '--validation.notDocumented'],
    ...['--excludePrivate', '--excludeInternal', '--excludeExternals'],
    ...['--disableSources', '--logLevel', 'Warn'],
    ...(isChecking ? ['--emit', 'none', '--skipErrorChecking'] : []),
  ]
  const { code, output, seconds } = await run(['typedoc', '--options', 'typedoc.json', ...flags], {
    cwd: folder,
  })
  const problems = stripVTControlCharacters(output).split('\n').filter(isProblem)
  if (problems.length > 0) console.error(problems.join('\n'))
  console.log(`${name}: ${seconds.toFixed(0)} s`)
  return code === 0 && problems.length === 0
}

/** Of the contract's types the index exports those that people name; the others are seen where they are used. */
function isProblem(line: string): boolean {
  const isSchema = / defined in \S+\/src\/generated\/\w+\.ts, is referenced by /.test(line)
  return line.trim() !== '' && !isSchema && !/Found 0 errors and \d+ warnings/.test(line)
}

/** The sources of its sub-paths; those that a `*` stands for are data. */
function facesOf(folder: string): string[] {
  const faces = Object.values(manifestOf(folder).exports) as { source?: string }[]
  return faces.flatMap(({ source }) => (source === undefined || source.includes('*') ? [] : [source]))
}
