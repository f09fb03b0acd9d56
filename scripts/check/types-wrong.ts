/** Runs are-the-types-wrong: the types of a packed library must match its code for every kind of import. */
import { run } from '../run.ts'

type Options = { profile: 'node16' | 'esm-only'; without?: string[] }

/** `--profile node16`: skips TypeScript's legacy resolution, which has no sub-paths. */
const options: Record<string, Options> = {
  permissions: { profile: 'node16' },
  sdk: { profile: 'node16' },
  // React components for bundlers: nobody requires them. A style sheet has no types.
  'ui-kit': { profile: 'esm-only', without: ['styles.css'] },
}

/** What is wrong with the types in this tarball. */
export async function typesWrong(name: string, tarball: string): Promise<string[]> {
  const { profile, without = [] } = options[name] ?? { profile: 'node16' }
  const excluded = without.length > 0 ? ['--exclude-entrypoints', ...without] : []
  const flags = ['--profile', profile, '--format', 'ascii', '--no-color', '--no-emoji', ...excluded]
  const { code, output } = await run(['attw', tarball, ...flags])
  return code === 0 ? [] : [`${name}: the types are wrong\n${output.trim()}`]
}
