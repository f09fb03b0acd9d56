import { desk, faultsOfList } from '../support/dense.ts'
import { screenPaths, visit } from '../support/screens.ts'
import { enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test('every list begins in the upper third of a desk, and each of its rows is one line', async ({ page }) => {
  await page.setViewportSize(desk)
  await enter(page, 'admin', '/pages/comingsoon')
  const found: string[] = []
  let lists = 0
  for (const path of screenPaths) {
    await test.step(path, async () => {
      await visit(page, path)
      const faults = await faultsOfList(page)
      if (faults !== undefined) lists += 1
      found.push(...(faults ?? []).map((fault) => `${path}, ${fault}`))
    })
  }
  expect(found).toEqual([])
  expect(lists, 'screens that show a list with rows').toBeGreaterThan(25)
})
