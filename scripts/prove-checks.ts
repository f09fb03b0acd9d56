/**
 * Verifies that each gate of `pnpm check` fails when it should: injects one fault at a time into a copy of the
 * workspace, runs the gate, and reverts. The gate must name the fault, and must not have named it before.
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gates } from './check/gates.ts'
import { copyOfWorkspace } from './copy-of-workspace.ts'
import { main } from './ending.ts'
import { run } from './run.ts'
import { append, type Fault } from './prove/fault.ts'
import { lintFaults } from './prove/lint-faults.ts'
import { timeTable } from './time-table.ts'

const faults: readonly Fault[] = [
  ...lintFaults,
  {
    fault: 'an area imports another area',
    gate: 'arrows',
    file: 'packages/server/src/areas/tickets/fields.queries.ts',
    plant: append("import '#areas/session/session.queries.ts'"),
    expected: /areas-do-not-meet: packages\/server\/src\/areas\/tickets\/fields\.queries\.ts/,
  },
  {
    fault: 'a rule asks the database',
    gate: 'arrows',
    file: 'packages/server/src/areas/tickets/fields.rules.ts',
    plant: append("import './fields.queries.ts'"),
    expected: /rules-ask-nobody: packages\/server\/src\/areas\/tickets\/fields\.rules\.ts/,
  },
  {
    fault: 'the portal imports the server',
    gate: 'arrows',
    file: 'packages/portal/src/format/number.ts',
    plant: append("import '../../../server/src/index.ts'"),
    expected: /portal-calls-no-server: packages\/portal\/src\/format\/number\.ts/,
  },
  {
    fault: 'the SDK names a Node built-in',
    gate: 'arrows',
    file: 'packages/sdk/src/errors/portal-error.ts',
    plant: append("import 'node:fs'"),
    expected: /node-only-in-sdk-node: packages\/sdk\/src\/errors\/portal-error\.ts/,
  },
  {
    fault: 'an operation loses its handler',
    gate: 'mirror',
    file: 'packages/server/src/areas/tickets/fields.handlers.ts',
    plant: () => 'export const fieldsHandlers = {}\n',
    expected:
      /fields\.show: no handler — expected in packages\/server\/src\/areas\/tickets\/fields\.handlers\.ts/,
  },
  {
    fault: 'a screen loses its title in German',
    gate: 'mirror',
    file: 'packages/portal/src/phrases/de/menu.ts',
    plant: (text) => text.replace(/^\s*fields: .*\n/m, ''),
    expected: /\/creacionCamposGestion: no title — expected in packages\/portal\/src\/phrases\/de\/menu\.ts/,
  },
  {
    fault: 'the contract says something else of a function than the list of functions',
    gate: 'fresh',
    file: 'specs/tickets/fields.yaml',
    plant: (text) => text.replace('summary: Create a management field', 'summary: Make a management field'),
    expected: /packages\/sdk\/api\.md: not what the contract and the SDK say now/,
  },
  {
    fault: 'a guide shows code that nobody runs',
    gate: 'quotes',
    file: 'docs/guides/errors.md',
    plant: (text) => text.replace("isPortalError(error, 'conflict')", "isPortalError(error, 'busy')"),
    expected: /docs\/guides\/errors\.md: not what stands in examples\//,
  },
  {
    fault: 'a JSDoc example stands in no code that runs',
    gate: 'quotes',
    file: 'packages/sdk/src/node.ts',
    plant: (text) => text.replace("await openFile('clientes.csv')", "openFile('clientes.csv')"),
    expected: /packages\/sdk\/src\/node\.ts: no file of examples\/ has its @example/,
  },
  {
    fault: 'a name is exported without a word',
    gate: 'reference',
    file: 'packages/permissions/src/index.ts',
    plant: append("export const silent = 'nobody says what this is for'"),
    expected: /silent .*does not have any documentation/,
  },
  {
    fault: 'a word of documentation links to nothing',
    gate: 'reference',
    file: 'packages/permissions/src/index.ts',
    plant: append("/** As {@link nowhere}. */\nexport const linked = 'nobody'"),
    expected: /Failed to resolve link to "nowhere"/,
  },
  {
    fault: 'the packed SDK would have other sub-paths than its sources',
    gate: 'packages',
    file: 'packages/permissions/package.json',
    plant: (text) =>
      text.replace(
        /("publishConfig"[^]*?)"types": "\.\/dist\/index\.d\.cts"/,
        '$1"types": "./dist/index.d.ts"',
      ),
    expected: /permissions: publishConfig\.exports .*is not exports without "source"[^]*the types are wrong/,
  },
  {
    fault: 'the contract changes and nothing is generated',
    gate: 'fresh',
    file: 'specs/tickets/fields.yaml',
    plant: (text) => text.replace('maxLength: 80', 'maxLength: 81'),
    expected: /tickets\/fields\.json: not what specs\/ say/,
  },
  {
    fault: 'an operation without family.act',
    gate: 'contract',
    file: 'specs/tickets/fields.yaml',
    plant: (text) => text.replace('operationId: fields.show', 'operationId: showField'),
    expected: /operation-id-is-family-act/,
  },
  {
    fault: 'a Spanish identifier',
    gate: 'english',
    file: 'packages/permissions/src/planted.ts',
    plant: () => 'export const fichajesDeHoy = 1\n',
    expected: /planted\.ts:1: "fichajesDeHoy" says "fichajes"/,
  },
  {
    fault: 'a Spanish file name',
    gate: 'english',
    file: 'packages/permissions/src/permisos.ts',
    plant: () => 'export const permissions = 1\n',
    expected: /permisos\.ts/,
  },
  {
    fault: 'an export that nobody uses',
    gate: 'unused',
    file: 'packages/permissions/src/decide.ts',
    plant: append('export const plantedAndUnused = 1'),
    expected: /plantedAndUnused/,
  },
  {
    fault: 'an export that does not say its type',
    gate: 'declarations permissions',
    file: 'packages/permissions/src/planted.ts',
    plant: () => 'export const planted = [1].map((one) => one)\n',
    expected: /planted\.ts.*TS90\d\d/,
  },
  {
    fault: 'a line that Biome writes differently',
    gate: 'format',
    file: 'packages/permissions/src/planted.ts',
    plant: () => 'export const planted = {a:1};\n',
    expected: /planted\.ts/,
  },
  {
    fault: 'a part of the kit heavier than its budget',
    gate: 'sizes kit',
    file: 'packages/ui-kit/src/components/badge/badge.tsx',
    plant: append(`export const weight = '${randomBytes(15_000).toString('base64url')}'`),
    expected: /Badge, Status: \d+\.\d kB \(own\)/,
  },
  {
    fault: 'a file of stories without one for the checks that follow',
    gate: 'stories',
    file: 'packages/portal/src/stories/regions.stories.tsx',
    plant: (text) => text.replace('OnePartFails', 'AnyPartFails'),
    expected: /regions\.stories\.tsx: .+ names no story of it/,
  },
  {
    fault: 'a library heavier than its budget',
    gate: 'packages',
    file: 'packages/permissions/src/index.ts',
    // Random, so that gzip cannot compress it.
    plant: append(`export const weight = '${randomBytes(9000).toString('base64url')}'`),
    expected: /size limit has exceeded|larger than \.size-limit\.json allows/i,
  },
]

const outputs = new Map<string, Promise<string>>()

await main(async () => {
  const asked = process.argv.slice(2)
  const copy = await copyOfWorkspace()
  const rows: { step: string; seconds: number; note: string }[] = []
  for (const fault of faults.filter(({ gate }) => asked.length === 0 || asked.includes(gate))) {
    const started = performance.now()
    const problem = await prove(copy, fault)
    rows.push({
      step: `${problem === undefined ? '✓' : '✗'} ${fault.gate}: ${fault.fault}`,
      seconds: (performance.now() - started) / 1000,
      note: problem ?? '',
    })
  }
  console.log(timeTable(rows))
  const missed = rows.filter(({ note }) => note !== '').length
  console.log(missed === 0 ? 'Every fault was seen.' : `${missed} of ${rows.length} faults were not seen.`)
  return missed === 0 ? 0 : 1
})

/** The output of a gate without a fault; cached. */
function outputBefore(command: [string, ...string[]], cwd: string): Promise<string> {
  const key = [cwd, ...command].join(' ')
  const known = outputs.get(key) ?? run(command, { cwd }).then(({ output }) => output)
  outputs.set(key, known)
  return known
}

/** Injects, runs, reverts; returns why the gate did not detect the fault, if it did not. */
async function prove(copy: string, fault: Fault): Promise<string | undefined> {
  const gate = gates.find(({ name }) => name === fault.gate)
  if (!gate) return `there is no gate ${fault.gate}`
  const command = fault.command ?? gate.command
  const cwd = path.join(copy, gate.cwd ?? '')
  const file = path.join(copy, fault.file)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  // A linter has no baseline for a file that does not exist yet.
  if (before !== undefined && fault.expected.test(await outputBefore(command, cwd)))
    return 'it said so before the fault was there'
  const planted = fault.plant(before ?? '')
  if (planted === before) return 'the fault could not be planted: the file has changed'
  writeFileSync(file, planted)
  const { code, output } = await run(command, { cwd })
  if (before === undefined) rmSync(file)
  else writeFileSync(file, before)
  return verdict(fault, code, output)
}

function verdict({ expected }: Fault, code: number, output: string): string | undefined {
  if (code === 0) return 'it stayed green'
  return expected.test(output)
    ? undefined
    : `it went red without naming the fault: ${output.trim().slice(-200)}`
}
