import { expectAccessible } from '../support/axe.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { administration, caseFile, caseFiles, filled, general, resource } from '../support/words.ts'

const { acts } = caseFile
const { list } = caseFiles
const { conflict } = resource

test('SHE-7.3: a ticket that two change shows both values by field, and who assigns it sees who has it by now', async ({
  page,
  baseURL,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const script = await scriptOf(baseURL)
  const { skills } = await script.tickets.choices()
  const skillId = skills[0]?.id ?? ''
  const { id, version } = await script.tickets.create({
    ...{ requesterName: 'Rosa Lago Prieto', channel: 'phone', skillId, subject: `Factura ${mark}` },
  })
  await enter(page, 'admin', `/expedientes/misExpedientes/${id}`)
  const ask = async (act: string) => {
    await page.getByRole('button', { name: caseFile.page.more, exact: true }).click()
    await page.getByRole('menuitem', { name: act, exact: true }).click()
    return page.getByRole('dialog')
  }
  let form = await ask(acts.edit)
  const subject = form.getByRole('textbox', { name: list.subject })
  await subject.fill(`Mía ${mark}`)
  await script.tickets.patch(id, { subject: `De otra ${mark}`, version })
  const save = form.getByRole('button', { name: general.actions.save, exact: true })
  await save.click()
  const both = form.getByRole('status').filter({ hasText: conflict.text })
  await expect(both.getByText(list.subject, { exact: true })).toBeVisible()
  await expect(both.getByText(filled(conflict.mine, { value: `Mía ${mark}` }))).toBeVisible()
  await expect(both.getByText(filled(conflict.theirs, { value: `De otra ${mark}` }))).toBeVisible()
  await expect(both.getByText(list.requesterName, { exact: true })).toBeHidden()
  await expectAccessible(page)
  await save.click()
  await expect(page.getByText(acts.saved).first()).toBeVisible()

  form = await ask(acts.assign)
  const assign = form.getByRole('button', { name: acts.assign, exact: true })
  const [able] = await script.tickets.assignees({ skillId })
  const before = await script.tickets.show(id)
  await script.tickets.assign(id, { userId: able?.id ?? null, version: before.version })
  await form.getByRole('combobox', { name: list.assignee }).fill(list.assignees.nobody)
  await page.getByRole('option', { name: list.assignees.nobody }).click()
  await assign.click()
  await expect(form.getByText(new RegExp(` · ${able?.displayName} · `))).toBeVisible()
  await form.getByRole('button', { name: conflict.leave }).click()
  await expect(assign).toBeHidden()
  expect((await script.tickets.show(id)).assignee?.id).toBe(able?.id)
})

test('SHE-7.3: roles that two give to a person are shown side by side', async ({ page, baseURL }) => {
  const { users } = administration
  const mark = crypto.randomUUID().slice(0, 8)
  const script = await scriptOf(baseURL)
  const [role] = (await script.users.assignableRoles()).filter(({ canAssign }) => canAssign)
  const { id, version } = await script.users.create({
    ...{
      username: `dos.${mark}`,
      displayName: `De dos ${mark}`,
      email: `dos.${mark}@example.com`,
      roles: [],
    },
  })
  await enter(page, 'admin', `/users?user=${id}&tab=roles`)
  await page.getByRole('button', { name: users.changeRoles }).click()
  const form = page.getByRole('dialog')
  const save = form.getByRole('button', { name: general.actions.save, exact: true })
  await expect(save).toBeVisible()
  await script.users.assignRoles(id, { roles: [role?.id ?? ''], version })
  await save.click()
  const both = form.getByRole('status').filter({ hasText: conflict.text })
  await expect(both.getByText(filled(conflict.mine, { value: '—' }))).toBeVisible()
  await expect(both.getByText(filled(conflict.theirs, { value: role?.name ?? '' }))).toBeVisible()
  await form.getByRole('button', { name: conflict.keepTheirs }).click()
  expect((await script.users.show(id)).roles.map((one) => one.id)).toEqual([role?.id])
})
