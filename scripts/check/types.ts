/**
 * The local equivalent of CI's `oxlint --type-check`: an incremental compile of every project, and the typed lint rules
 * on the given files.
 */
import { globSync } from 'node:fs'
import path from 'node:path'
import { main } from '../ending.ts'
import { type Finished, root, run } from '../run.ts'

/** The largest first: they take longest. */
const projects = ['portal', 'server', 'ui-kit', 'sdk'].map((name) => `packages/${name}`)
const others = globSync('packages/*/tsconfig.json', { cwd: root })
  .map((file) => path.dirname(file))
  .filter((folder) => !projects.includes(folder))

await main(async () => {
  const files = process.argv.slice(2)
  const waiting = ['.', ...projects, ...others].map((folder) => () => compiled(folder))
  if (files.length > 0) waiting.unshift(() => run(['oxlint', ...files]))
  const results: Finished[] = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next())
  }
  await Promise.all([worker(), worker()])
  const failed = results.filter(({ code }) => code !== 0)
  for (const { output } of failed) console.error(output.trim())
  return failed.length === 0 ? 0 : 1
})

/** Compiles a project incrementally; its state is in its own folder of `.cache`. */
function compiled(folder: string): Promise<Finished> {
  const info = path.join(root, '.cache/types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)
  return run([
    process.execPath,
    path.join(root, 'node_modules/typescript-7/bin/tsc'),
    ...['--project', folder, '--noEmit', '--incremental', '--tsBuildInfoFile', info, '--pretty'],
  ])
}
