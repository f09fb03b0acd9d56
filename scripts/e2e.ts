/**
 * `pnpm e2e [area or area/file] [--postgres] [Playwright's options]`: the browser tests, on PGlite by default.
 * `tickets` is `e2e/tickets/`, and `tickets/macros` one file of it.
 */
import { ensureBrowser } from './browser.ts'
import { runE2e } from './e2e-run.ts'
import { main } from './ending.ts'
import { buildIfStale } from './builds.ts'
import { memoryFolder } from './memory-folder.ts'
import { ensureImapServer } from './imap-server.ts'
import { startPostgres } from './postgres.ts'

const placeOf = (area: string) => `e2e/${area}${area.includes('/') ? '.spec.ts' : '/'}`

await main(async () => {
  const given = process.argv.slice(2)
  const isPostgres = given.includes('--postgres')
  const rest = given.filter((argument) => argument !== '--postgres')
  const area = rest[0]?.startsWith('-') ? undefined : rest.shift()
  await ensureBrowser()
  await ensureImapServer()
  const postgres = isPostgres ? await startPostgres(memoryFolder()) : undefined
  if (postgres && 'skipped' in postgres) throw new Error(`No PostgreSQL: ${postgres.skipped}`)
  await buildIfStale('portal')
  const { code } = await runE2e(isPostgres ? 'e2e' : 'e2e-embedded', {
    postgres,
    arguments: [...(area === undefined ? [] : [placeOf(area)]), ...rest],
    show: 'live',
  })
  return code
})
