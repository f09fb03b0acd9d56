import { totalmem } from 'node:os'
import path from 'node:path'
import { root } from '../run.ts'

export type Gate = {
  name: string
  /** What a failure means, in one sentence. */
  why: string
  command: [string, ...string[]]
  cwd?: string
  env?: Record<string, string>
  /** Its output is printed even if it passes. */
  isReport?: true
  /** Folders it reads. Outside of CI it is skipped while none of their files changes; without them it always runs. */
  reads?: readonly string[]
  /**
   * The command for single files, for a gate that judges each file on its own: outside of CI it gets those of the
   * change.
   */
  alone?: (files: readonly string[]) => [string, ...string[]] | undefined
}

const script = (file: string, ...flags: string[]): [string, ...string[]] => [
  process.execPath,
  '--conditions=source',
  `scripts/${file}`,
  ...flags,
]

/** All compiled sources. Files at the root and in `scripts/` are inputs of every gate. */
const code = ['packages/', 'specs/', 'e2e/', 'bench/', 'examples/', '.storybook/', '.changeset/']
const isLinted = (file: string) => /\.(ts|tsx|js|mjs)$/.test(file)

/** Runs the command on these files, if there are any. */
const ask = (command: [string, ...string[]], files: readonly string[]): [string, ...string[]] | undefined =>
  files.length === 0 ? undefined : [...command, ...files]

/** ESLint's result for a file is cached by content. */
const eslint: [string, ...string[]] = [
  'eslint',
  ...['--cache', '--cache-location', '.cache/eslint/', '--cache-strategy', 'content'],
]

const biome: [string, ...string[]] = ['biome', 'format', '--max-diagnostics=none']

/** Published declarations need explicit types: only the compiler knows when one is missing. */
const declared = ['permissions', 'sdk']

/** All gates that CI runs before the tests; the longest first, to keep the cores busy. */
export const gates: readonly Gate[] = [
  {
    name: 'types',
    why: 'TypeScript, and what oxlint asks of types: nothing unsafe, nothing unnecessary, no promise forgotten',
    // One program for both, so that shared files are parsed once.
    command: ['oxlint', '--type-check'],
    // The process exits before memory matters; garbage collection was a quarter of its time.
    env: { GOGC: 'off', GOMEMLIMIT: `${Math.round(totalmem() / 2 / 1024 ** 2)}MiB` },
    // The compiler is incremental; the typed lint rules only run on the change.
    alone: (files) => script('check/types.ts', ...files.filter(isLinted)),
    reads: code,
  },
  {
    name: 'lint',
    why: 'ESLint, what needs no types: 300 lines a file, named exports, no climbing imports, nothing by chance in tests',
    command: [...eslint, '.'],
    alone: (files) => ask([...eslint, '--no-warn-ignored'], files.filter(isLinted)),
    reads: code,
  },
  {
    name: 'packages',
    why: 'the libraries can be built and published, and they and the portal keep their size budgets',
    command: script('check/packages.ts'),
    reads: ['packages/'],
    isReport: true,
  },
  {
    name: 'reference',
    why: 'an exported name of sdk or permissions has no word of documentation, or a link leads nowhere',
    command: script('reference.ts', '--check'),
    reads: ['packages/sdk/', 'packages/permissions/'],
  },
  {
    name: 'fresh',
    why: 'what is generated of specs/, the lists that join files, or the pages that list what the SDK offers are not what they would be now: pnpm codegen',
    command: script('codegen.ts', '--check'),
    reads: ['specs/', 'packages/', 'docs/guides/'],
  },
  {
    name: 'quotes',
    why: 'a code block of the documents is not what stands in examples/ (pnpm quotes), or a link leads nowhere',
    command: script('quotes.ts', '--check'),
  },
  {
    name: 'contract',
    why: 'the OpenAPI documents are valid, every operation named family.act, every failure declared',
    command: script('openapi.ts', '--check'),
    reads: ['specs/'],
  },
  {
    name: 'unused',
    why: 'knip: an export, a file or a dependency that nobody uses',
    // knip.json excludes Vite: its configuration builds the portal when it is loaded.
    command: ['knip', '--no-config-hints'],
    reads: code,
  },
  ...declared.map(
    (name): Gate => ({
      name: `declarations ${name}`,
      why: `an export of packages/${name} does not say its type`,
      command: [path.join(root, 'node_modules/.bin/tsc'), '--noEmit'],
      cwd: `packages/${name}`,
      reads: ['packages/permissions/', 'packages/sdk/'],
    }),
  ),
  {
    name: 'arrows',
    why: 'an import goes against the table of the house; .dependency-cruiser.mjs says what to do instead',
    command: ['depcruise', 'packages', 'e2e', 'examples', 'scripts', 'bench', '--output-type', 'err-long'],
    reads: code,
  },
  {
    name: 'mirror',
    why: 'an operation or a route lacks one of its places',
    command: script('check-mirror.ts'),
    reads: ['specs/', 'packages/', 'e2e/'],
    isReport: true,
  },
  {
    name: 'format',
    why: 'Biome would write it differently: pnpm fix',
    command: [...biome, '.'],
    alone: (files) => ask([...biome, '--files-ignore-unknown=true', '--no-errors-on-unmatched'], files),
  },
  {
    name: 'english',
    why: 'a Spanish identifier or file name',
    command: script('check-spanish.ts'),
    alone: (files) => ask(script('check-spanish.ts'), files),
  },
  {
    name: 'commits',
    why: 'a subject is not `area: order` of at most 72 characters: CONTRIBUTING, "Commit and review"; git commit --amend, git rebase -i',
    command: script('check/commits.ts'),
  },
  {
    name: 'sizes',
    why: 'a report: files, median, 95th percentile',
    command: script('check/sizes.ts'),
    isReport: true,
  },
  {
    name: 'screens',
    why: 'a screen of a catalogue is longer than 40 lines, or the files of the control panel than 50 at the median',
    command: script('check/screens.ts'),
    isReport: true,
  },
  {
    name: 'sizes kit',
    why: 'a part of the kit is heavier than its budget, or packages/ui-kit/sizes.md says otherwise: pnpm kit-sizes',
    command: script('check/kit-sizes.ts'),
    reads: ['packages/ui-kit/'],
    isReport: true,
  },
  {
    name: 'stories',
    why: 'a part of the kit is not shown along an axis of its looks, in one of its states, or by one full story; .storybook/shown says which is meant',
    command: script('check/stories.ts'),
    reads: ['packages/', '.storybook/'],
    isReport: true,
  },
]
