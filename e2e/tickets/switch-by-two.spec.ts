import { seen } from '../support/seen.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { general, tickets } from '../support/words.ts'

const { tags } = tickets

test('SHE-7.2 a switch overwrites no change of somebody else: the conflict is shown, the row reloaded, and the change can be undone', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const script = await scriptOf(baseURL)
  const { id } = await script.tags.create({ name: `Interruptor ${mark}` })
  await enter(page, 'admin', `/etiquetas?search=${mark}`)
  const row = page.getByRole('row').filter({ hasText: mark })
  const press = async (act: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
  }
  await expect(row).toBeVisible()
  const name = `Cambiada ${mark}`
  await script.tags.patch(id, { ...(await seen(script.tags, id)), name })
  await press(tags.deactivate)
  await expect(page.getByText('Otra persona lo ha cambiado mientras tanto')).toBeVisible()
  expect(await script.tags.show(id)).toMatchObject({ name, active: true })

  await expect(row).toContainText(name)
  await press(tags.deactivate)
  await expect(row).toContainText(tags.inactive)
  await page.getByRole('button', { name: general.actions.undo }).click()
  await expect(row.getByText(tags.active, { exact: true })).toBeVisible()
  expect(await script.tags.show(id)).toMatchObject({ name, active: true, version: 4 })
})
