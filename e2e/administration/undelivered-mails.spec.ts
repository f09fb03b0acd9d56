import { expectAccessible } from '../support/axe.ts'
import { linkInMail } from '../support/outbox.ts'
import { seen } from '../support/seen.ts'
import { enter, scriptOf } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { administration, filled } from '../support/words.ts'

const words = administration.mails

test('a letter that the mail server refused is seen by an administrator, and sent again once the address is mended', async ({
  page,
  baseURL,
}) => {
  const script = await scriptOf(baseURL)
  const mark = crypto.randomUUID().slice(0, 8)
  const invite = (name: string) =>
    script.users.create({ username: name, displayName: `Iria ${name}`, email: `${name}@contacta.invalid` })
  const [mended, dropped] = [await invite(`buena.${mark}`), await invite(`mala.${mark}`)]
  const waiting = async (id: string) =>
    (await script.undeliveredMails.list().toArray()).some(({ person }) => person?.id === id)
  for (const { id } of [mended, dropped]) await expect.poll(() => waiting(id)).toBe(true)

  await enter(page, 'admin', `/users?search=${mark}`)
  await page.getByRole('link', { name: words.open }).press('Enter')
  const drawer = page.getByRole('dialog', { name: words.title })
  const letter = drawer.getByRole('region', { name: mended.displayName })
  await expect(letter).toContainText('550 5.1.2 no such domain')
  await expect(letter).toContainText(words.kinds.account)
  await expectAccessible(page, '[role=dialog]')

  const email = `${mark}@contacta-atlantico.example`
  await script.users.patch(mended.id, { email, ...(await seen(script.users, mended.id)) })
  await letter
    .getByRole('button', { name: filled(words.resendTo, { name: mended.displayName }) })
    .press('Enter')
  await expect(page.getByText(words.resent)).toBeVisible()
  await expect(letter).toBeHidden()
  expect(await linkInMail(email, 1)).toContain('#')

  const other = drawer.getByRole('region', { name: dropped.displayName })
  await other.getByRole('button', { name: filled(words.discardOf, { name: dropped.displayName }) }).click()
  const question = page.getByRole('alertdialog', { name: filled(words.ask, { name: dropped.displayName }) })
  await question.getByRole('button', { name: words.discard }).click()
  await expect(other).toBeHidden()
  expect(await waiting(dropped.id)).toBe(false)
})
