import { expectAccessible } from '../support/axe.ts'
import { ownPerson } from '../support/own-person.ts'
import { scriptOf, enter } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { assignments as words, general, menu, filled } from '../support/words.ts'

test('a skill is given from the person’s side, found among all and changed', async ({ page, baseURL }) => {
  const admin = await scriptOf(baseURL)
  const person = await ownPerson(baseURL)
  const { uid = '', displayName = '' } = person.script.session.current?.userData ?? {}
  const { data } = await admin.assignments.index({ search: displayName, perPage: 100 })
  const own = data.find(({ id }) => id === uid)?.username ?? ''
  await enter(page)
  const form = page.getByRole('dialog')
  const choose = async (field: string, option: string) => {
    const box = form.getByRole('combobox', { name: field, exact: true })
    await expect(box).toBeEnabled()
    await box.fill(option)
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  const row = page.getByRole('row').filter({ hasText: own })
  const act = async (name: string) => {
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  await page.goto(`/asignaciones?search=${encodeURIComponent(own)}`)
  await expect(page.getByRole('heading', { level: 1, name: menu.screens.assignments })).toBeVisible()
  await act(words.give.giveSkill)
  await choose(words.skills.skill, 'MOL_CHAT')
  await form.getByRole('checkbox', { name: words.skills.isMain }).click({ force: true })
  await expectAccessible(page)
  await form.getByRole('button', { name: words.skills.create }).click()
  await expect(page.getByText(filled(words.give.given, { name: displayName }))).toBeVisible()
  await act(words.give.skillsOf)
  await expect(row).toContainText('MOL_CHAT')
  await expect(row).toContainText(words.skills.levels[3])
  await expectAccessible(page)

  await act(words.give.edit)
  await form.locator('button[aria-haspopup=listbox]').click()
  await page.getByRole('option', { name: words.skills.levels[5] }).click()
  await form.getByRole('button', { name: general.actions.save }).click()
  await expect(row).toContainText(words.skills.levels[5])
  const [given] = (await admin.skillAssignments.index({ userId: uid })).data
  expect(given).toMatchObject({ level: 5, isMain: true, skill: { code: 'MOL_CHAT' } })
})
