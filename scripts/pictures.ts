/**
 * `pnpm pictures`: updates the screenshots of stories tagged `visual`, with this machine's Chromium. Review the changes
 * before committing: `git diff --stat .storybook/pictures`.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { ensureBrowser } from './browser.ts'
import { launchOptions } from './chromium.ts'
import { main } from './ending.ts'
import { root, run } from './run.ts'

const folder = path.join(root, '.storybook/pictures')

await main(async () => {
  await ensureBrowser()
  for (const file of globSync('*.png', { cwd: folder })) rmSync(path.join(folder, file))
  const browser = await chromium.launch(launchOptions)
  const platform = await (await browser.newPage()).evaluate(() => navigator.platform)
  // Such as `HeadlessChrome/156.0.8078.79`: a headed browser renders differently, even of the same version.
  const { product } = await (await browser.newBrowserCDPSession()).send('Browser.getVersion')
  const madeWith = `{ "browser": "${product}", "platform": "${platform}" }\n`
  await browser.close()
  writeFileSync(path.join(folder, 'made-with.json'), madeWith)
  const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).filter((file) =>
    readFileSync(path.join(root, file), 'utf8').includes("'visual'"),
  )
  const { code } = await run(['vitest', 'run', '--project', 'storybook', '--update=all', ...stories], {
    env: { STORIES_TAGGED: 'visual', CI: undefined },
    show: 'live',
  })
  return code
})
