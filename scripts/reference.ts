/**
 * `pnpm reference`: generates `docs/reference/` from the JSDoc of every export of the libraries. Undocumented exports,
 * unknown references and broken links are errors.
 */
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { main } from './ending.ts'
import { manifestOf } from './packed/pack.ts'
import { root, run } from './run.ts'

const libraries = ['sdk', 'permissions']
/** Only validates, without writing pages, which takes most of the time. */
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

/** The index exports the contract's public types; the others appear where they are used. */
function isProblem(line: string): boolean {
  const isSchema = / defined in \S+\/src\/generated\/\w+\.ts, is referenced by /.test(line)
  return line.trim() !== '' && !isSchema && !/Found 0 errors and \d+ warnings/.test(line)
}

/** The sources of its sub-paths; those matched by a `*` are data. */
function facesOf(folder: string): string[] {
  const faces = Object.values(manifestOf(folder).exports) as { source?: string }[]
  return faces.flatMap(({ source }) => (source === undefined || source.includes('*') ? [] : [source]))
}
