import { expectAccessible } from '../support/axe.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { administration, general } from '../support/words.ts'

const { groupId: group } = administration.users

test('PAN-1.5 the groups to look for are found while one writes, and the address brings the name of the chosen one back', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const script = await scriptOf(baseURL)
  // More than are suggested before typing.
  const names = Array.from({ length: 30 }, (_, index) => `Zona ${String(index + 10)} ${mark}`)
  const made: string[] = []
  for (const name of names) made.push((await script.employeeGroups.create({ name, kind: 'manual' })).id)
  await enter(page, 'admin', '/users')
  await page.getByRole('button', { name: 'Añadir un filtro' }).click()
  await page.getByRole('menuitem', { name: group, exact: true }).click()
  await page.getByRole('combobox', { name: group }).fill(`Zona 39 ${mark}`)
  await page.getByRole('option', { name: `Zona 39 ${mark}` }).click()
  await page.getByRole('button', { name: 'Aplicar' }).click()
  await expect(page).toHaveURL(/groupId=/)
  await expect(page.getByText(general.list.noneMatch)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: `${group}: Zona 39 ${mark}` })).toBeVisible()
  await expectAccessible(page)
  for (const id of made) await script.employeeGroups.destroy(id)
})
