import { expectAccessible } from '../support/axe.ts'
import { oneTimeCode } from '../support/one-time-code.ts'
import { ownPerson } from '../support/own-person.ts'
import { seen } from '../support/seen.ts'
import { fillIn, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { account } from '../support/words.ts'

const { secondFactor: words, notices } = account
const due = '/pages/alert-message?notice=secondFactorDue'

test('LOG-9.2 whoever has a role that asks for a second factor is led to it at sign-in, finds nothing else open, and gets in when it is set up', async ({
  page,
  baseURL,
}) => {
  const person = await ownPerson(baseURL, 'VER_DASHBOARD', 'MENU_PERFIL')
  const admin = await scriptOf(baseURL)
  const role = await admin.roles.create({
    name: `Con dos pasos ${crypto.randomUUID().slice(0, 8)}`,
    requiresSecondFactor: true,
    permissions: ['VER_DASHBOARD', 'MENU_PERFIL'],
  })
  const [found] = (await admin.users.index({ search: person.email })).data
  await admin.users.assignRoles(found?.id ?? '', {
    ...(await seen(admin.users, found?.id ?? '')),
    roles: [role.id],
  })

  await page.goto('/pages/login')
  await fillIn(page, person.email, person.password)
  await expect(page).toHaveURL(due)
  await expect(page.getByRole('heading', { level: 1, name: notices.secondFactorDue.title })).toBeVisible()
  await expectAccessible(page)
  // Neither another URL nor a reload bypasses it.
  for (const path of ['/dashboard', '/userProfile?tab=security', '/pages/login', '/']) {
    await page.goto(path)
    await expect(page).toHaveURL(due)
  }
  // Nor does the API, with a session from before.
  await expect(person.script.starredPages.index()).rejects.toMatchObject({ status: 403 })

  await page.getByRole('button', { name: words.start, exact: true }).click()
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
  // Incomplete, it does not count.
  await page.reload()
  await expect(page).toHaveURL(due)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(due)
  await page.getByRole('button', { name: words.start, exact: true }).click()
  const newKey = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  await expect(newKey).not.toHaveText(key)
  await page.getByRole('textbox', { name: words.first }).fill(oneTimeCode(await newKey.innerText()))
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.codesText)).toBeVisible()
  await page.getByRole('button', { name: words.kept, exact: true }).click()
  await expect(page).toHaveURL('/dashboard')

  // It cannot be disabled: the role requires it.
  await page.goto('/userProfile?tab=security')
  await expect(page.getByText(words.required)).toBeVisible()
  await expect(page.getByRole('button', { name: words.remove, exact: true })).toHaveCount(0)
})
