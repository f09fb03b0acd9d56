import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { linkInMail, newcomer, type Newcomer } from '../support/outbox.ts'
import { fillIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { account, recovery, filled, session } from '../support/words.ts'

const { request, reset, answer, set, questions } = recovery
const next = 'otra frase, más larga todavía'
const answers = ['Colegio Santa Rita', 'Panadería Ruiz', 'Los Secretos'] as const
const chosen = [questions.firstSchool, questions.firstJob, questions.firstConcert] as const

async function elsewhere(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

async function enter(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto('/pages/login')
  await fillIn(page, email, password)
  await expect(page).toHaveURL('/dashboard')
}

/** Requests the mail on the open page. */
async function ask(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(name)
  await page.getByRole('button', { name: request.submit }).click()
  await expect(page.getByText(request.sent)).toBeVisible()
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: reset.password, exact: true }).fill(password)
  await page.getByRole('textbox', { name: account.password.repeat, exact: true }).fill(password)
  await page.getByRole('button', { name: reset.submit }).click()
}

test('LOG-4.3 who forgot the password asks by user name, follows the mail and signs in with a new one', async ({
  page,
  browser,
  baseURL,
}) => {
  // The whole flow, with four sign-ins, on a machine that may be busy.
  const person = await newcomer(baseURL)
  const other = await elsewhere(browser)
  await enter(other, person)

  await page.goto('/pages/login')
  await page.getByRole('link', { name: session.login.forgotten }).click()
  await expect(page).toHaveURL('/pages/recovery')
  await expectAccessible(page)
  await ask(page, request.windowsUser.label, person.email)
  await page.goto(await linkInMail(person.email, 2))
  await expect(page.getByRole('textbox', { name: reset.user })).toHaveValue(person.email)
  expect(page.url(), 'the ticket has left the address').toMatch(/\/pages\/reset-password$/)
  await expectAccessible(page)

  await page.getByRole('textbox', { name: reset.password, exact: true }).fill(next)
  await page.getByRole('textbox', { name: account.password.repeat, exact: true }).fill('something else')
  await page.getByRole('button', { name: reset.submit }).click()
  await expect(page.getByText(account.password.mismatch).first()).toBeVisible()
  await choosePassword(page, next)
  await expect(page).toHaveURL('/pages/login')
  await expect(page.getByText(reset.done)).toBeVisible()

  await other.reload()
  await expect(other).toHaveURL(/\/pages\/login/)
  await fillIn(page, person.email, person.password)
  await expect(page.getByRole('alert').filter({ hasText: session.login.failed })).toBeVisible()
  await fillIn(page, person.email, next)
  await expect(page).toHaveURL('/dashboard')
  await linkInMail(person.email, 3)
  await other.context().close()
})

test('LOG-4.1 the page says the same of a name that nobody has', async ({ page }) => {
  await page.goto('/pages/login/RecoveryPassword')
  await ask(page, request.windowsUser.label, 'nobody-of-this-name')
  await expect(page.getByText(filled(request.sentText, { minutes: '10' }))).toBeVisible()
})

test('LOG-4.2 LOG-5.1 who has set security questions answers them after the mail and before the new password', async ({
  page,
  browser,
  baseURL,
}) => {
  // The whole flow, with four sign-ins, on a machine that may be busy.
  const person = await newcomer(baseURL)
  await enter(page, person)
  await page.goto('/pages/security-questions')
  for (const [index, question] of chosen.entries()) {
    const number = String(index + 1)
    await page.getByRole('button', { name: filled(set.question, { number }) }).click()
    // The list of the previous question may still be fading out.
    const list = page.getByRole('listbox', { name: filled(set.question, { number }) })
    await list.getByRole('option', { name: question }).click()
    await page.getByRole('textbox', { name: filled(set.answer, { number }) }).fill(answers[index] ?? '')
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: set.submit }).click()
  await expect(page.getByText(set.done)).toBeVisible()
  await linkInMail(person.email, 2)

  const lost = await elsewhere(browser)
  await lost.goto('/pages/forgot-password')
  await ask(lost, request.userOrEmail.label, person.email)
  const link = await linkInMail(person.email, 3)
  await lost.goto(link)
  await expect(lost).toHaveURL(/\/pages\/validate-security-questions$/)
  const answerAll = async (given: readonly string[]) => {
    for (const [index, question] of chosen.entries()) {
      await lost.getByRole('textbox', { name: question }).fill(given[index] ?? '')
    }
    await lost.getByRole('button', { name: answer.submit }).click()
  }
  await answerAll(['Colegio', 'Oficina', 'Nadie'])
  await expect(lost.getByText(filled(answer.wrong_other, { count: '4' }))).toBeVisible()
  await expectAccessible(lost)
  await answerAll(answers.map((text) => text.toUpperCase()))
  await expect(lost).toHaveURL(/\/pages\/reset-password$/)
  await choosePassword(lost, next)
  await expect(lost).toHaveURL('/pages/login')
  await fillIn(lost, person.email, next)
  await expect(lost).toHaveURL('/dashboard')

  await lost.goto(link)
  await expect(lost.getByText(recovery.over.title), 'a link works once').toBeVisible()
  await lost.context().close()
})
