/** The faults ESLint and type-aware oxlint must report. */
import { append, type Fault } from './fault.ts'

const lint = (file: string): Pick<Fault, 'gate' | 'file' | 'command'> => ({
  gate: 'lint',
  file,
  command: ['eslint', file],
})
const types = (file: string): Pick<Fault, 'gate' | 'file' | 'command'> => ({
  gate: 'types',
  file,
  command: ['oxlint', '--type-check', file],
})
export const lintFaults: readonly Fault[] = [
  {
    ...lint('packages/permissions/src/planted.ts'),
    fault: 'a file of 301 lines',
    plant: () => Array.from({ length: 301 }, (_, line) => `export const line${line} = ${line}\n`).join(''),
    expected: /max-lines/,
  },
  {
    ...lint('packages/permissions/src/planted.ts'),
    fault: 'a default export',
    plant: () => 'export default 1\n',
    expected: /no-restricted-exports/,
  },
  {
    ...lint('packages/server/src/areas/tickets/fields.rules.ts'),
    fault: 'an import that climbs',
    plant: append("import '../../events.ts'"),
    expected: /no-restricted-imports/,
  },
  {
    ...lint('packages/server/src/planted.test.ts'),
    fault: 'a test that sleeps',
    plant: () => 'await new Promise((resolve) => setTimeout(resolve, 500))\n',
    expected: /Nothing has happened because time has passed/,
  },
  {
    ...lint('e2e/planted.spec.ts'),
    fault: 'a name that another test may have',
    plant: () => 'export const name = `Turno ${Date.now()}`\n',
    expected: /name what a test makes with a random mark/,
  },
  {
    ...lint('packages/sdk/src/planted.test.ts'),
    fault: 'a limit of a test’s own',
    plant: () => "import { vi } from 'vitest'\nawait vi.waitFor(() => true, { timeout: 5000 })\n",
    expected: /There is one limit for waiting/,
  },
  {
    ...types('packages/portal/src/planted.test.ts'),
    fault: 'a type error in a test',
    plant: () => "export const planted: number = 'text'\n",
    expected: /TS2322[^]*planted\.test\.ts/,
  },
  {
    ...types('packages/sdk/src/generated/planted.ts'),
    fault: 'a type error in what was generated',
    plant: () => "export const planted: number = 'text'\n",
    expected: /TS2322[^]*planted\.ts/,
  },
  {
    ...types('.storybook/checks/planted.ts'),
    fault: 'a word that the kit does not have',
    plant: () => "export { planted } from '@portal/ui-kit'\n",
    expected: /TS2305[^]*planted\.ts/,
  },
  {
    ...types('e2e/planted.spec.ts'),
    fault: 'a promise that nobody waits for',
    plant: () => 'Promise.resolve(1)\n',
    expected: /no-floating-promises[^]*planted\.spec\.ts/,
  },
  {
    ...types('scripts/planted.ts'),
    fault: 'anything that becomes something',
    plant: () => "export const planted: Set<string> = JSON.parse('1')\n",
    expected: /no-unsafe-assignment[^]*planted\.ts/,
  },
  {
    ...types('packages/server/src/planted.ts'),
    fault: 'a condition that always holds',
    plant: () => 'export const planted = (text: string): number => (text ? 1 : (text ?? 2).length)\n',
    expected: /no-unnecessary-condition[^]*planted\.ts/,
  },
]
