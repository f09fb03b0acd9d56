/** `pnpm bench [name]`: runs bench/*.bench.ts one after the other, so that they do not compete for the CPU. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { main } from './ending.ts'
import { root, run } from './run.ts'

await main(async () => {
  const [name, ...rest] = process.argv.slice(2)
  const files = readdirSync(path.join(root, 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .filter((file) => name === undefined || file === `${name}.bench.ts`)
    .sort()
  if (files.length === 0) throw new Error(`bench/${name ?? '*'}.bench.ts: there is none`)
  for (const file of files) {
    console.log(`\n── ${file}`)
    const { code } = await run([process.execPath, '--conditions=source', `bench/${file}`, ...rest], {
      show: 'live',
    })
    if (code !== 0) return code
  }
  return 0
})
