/** Incremental builds: a stamp in `dist` holds a hash of all sources, and only a stale `dist` is rebuilt. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, root } from './run.ts'

/**
 * The inputs and the command of each build. All build from sources alone. The portal comes first: if it ever needs the
 * output of another build, it fails here and not in a fresh clone.
 */
const builds = {
  portal: {
    reads: ['pdf', 'permissions', 'sdk', 'ui-kit', 'portal'],
    command: ['node_modules/.bin/vite', 'build'],
  },
  permissions: { reads: ['permissions'], command: ['tsup'] },
  sdk: { reads: ['permissions', 'sdk'], command: ['tsup'] },
  'ui-kit': { reads: ['ui-kit'], command: ['tsup'] },
  server: { reads: ['pdf', 'permissions', 'server'], command: ['tsup'] },
} as const satisfies Record<string, { reads: string[]; command: [string, ...string[]] }>

export type Build = keyof typeof builds

/** All build targets. */
export const everyBuild = Object.keys(builds) as Build[]

/** The output folder of a build. */
export function distOf(name: Build): string {
  return path.join(root, 'packages', name, 'dist')
}

/** Builds a package unless its `dist` is up to date. Returns what it did. */
export async function buildIfStale(name: Build): Promise<'built' | 'fresh'> {
  const { reads, command } = builds[name]
  const stamp = path.join(distOf(name), '.build-stamp')
  const now = hashOf(reads)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 'fresh'
  await must([...command], { cwd: `packages/${name}` })
  writeFileSync(stamp, now)
  return 'built'
}

/** One hash over all inputs of a build, without tests and stories. */
function hashOf(packages: readonly string[]): string {
  const patterns = [
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    ...packages.flatMap((name) => [
      `packages/${name}/{package.json,index.html,*.ts}`,
      `packages/${name}/{plugins,public}/**/*.*`,
      `packages/${name}/src/**/*.*`,
    ]),
  ]
  const files = globSync(patterns, { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}
