/** What is built, built again only when one of its sources has changed: a stamp in `dist` holds the hash of them all. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, root } from './run.ts'

/**
 * What each build reads, and with what it is made. All are made from sources alone; the portal first, so that it fails
 * here, and not on somebody's fresh clone, should it ever need what another has built.
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

/** Everything that can be built. */
export const everyBuild = Object.keys(builds) as Build[]

/** The folder a build writes to. */
export function distOf(name: Build): string {
  return path.join(root, 'packages', name, 'dist')
}

/** Builds a package unless what stands in its `dist` was built from the same sources. Returns what it did. */
export async function buildIfStale(name: Build): Promise<'built' | 'fresh'> {
  const { reads, command } = builds[name]
  const stamp = path.join(distOf(name), '.build-stamp')
  const now = hashOf(reads)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 'fresh'
  await must([...command], { cwd: `packages/${name}` })
  writeFileSync(stamp, now)
  return 'built'
}

/** One hash over everything a build reads; tests and stories are not part of it. */
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
