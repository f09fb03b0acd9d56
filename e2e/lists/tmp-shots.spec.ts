import { enter } from '../support/sign-in.ts'
import { test } from '../support/test.ts'
for (const [name, at] of [
  ['listas', '/listas'],
  ['descargas', '/listas/DescargueListas'],
  ['anon', '/clustering/gestinarAnonimizacion?tab=rules'],
  ['clases', '/clustering/gestinarAnonimizacion?tab=classes'],
] as const)
  test(`shot ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await enter(page, 'admin', at)
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shots-dl/${name}-1440.png` })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(500)
    await page.screenshot({ path: `/tmp/shots-dl/${name}-390.png` })
  })
