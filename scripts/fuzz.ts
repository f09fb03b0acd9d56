/**
 * `pnpm fuzz [--runs 500] [--seed 7] [--operation tags.]`: sends each operation almost valid requests, on a private
 * database; prints the seed that reproduces them.
 */
import { parseArgs } from 'node:util'
import { main } from './ending.ts'
import { memoryFolder } from './memory-folder.ts'
import { startPostgres } from './postgres.ts'
import { run } from './run.ts'

await main(async () => {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '500' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      operation: { type: 'string', default: '' },
    },
  })
  console.log(`seed ${values.seed}, ${values.runs} requests an operation`)
  const postgres = await startPostgres(memoryFolder())
  const { code } = await run(
    ['vitest', 'run', '--project', 'server', 'packages/server/src/contract/fuzz.test.ts'],
    {
      show: 'live',
      env: {
        FUZZ_RUNS: values.runs,
        FUZZ_SEED: values.seed,
        FUZZ_OPERATION: values.operation,
        TEST_DATABASE_URL: 'url' in postgres ? postgres.url : undefined,
      },
    },
  )
  return code
})
