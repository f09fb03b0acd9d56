import type { BrowserContext, Page } from '@playwright/test'
import { fillIn } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { type TimedServer, timedServer } from '../support/timed-server.ts'
import { shell } from '../support/words.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: shell.keepAlive.title })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true }).click()

/** Counts requests to a path by any page of the browser. */
function asked(context: BrowserContext, path: string): () => number {
  let times = 0
  context.on('request', (request) => {
    if (request.url().includes(path)) times += 1
  })
  return () => times
}

async function enter(page: Page, { url }: TimedServer): Promise<void> {
  await page.goto(`${url}/pages/login`)
  await fillIn(page, 'coordinador')
  await expect(page).toHaveURL(/\/dashboard$/)
  // A page without activity.
  await open(page, url)
}

/** Opens a page and waits until it knows the end of its session: the session watch is loaded last. */
async function open(page: Page, url: string): Promise<void> {
  const sessionAnswer = page.waitForResponse('**/services/main/1.0/session')
  await page.goto(`${url}/userOnline`)
  await expect(page.getByRole('main')).toBeVisible()
  await sessionAnswer
}

const minute = 60

test('SHE-3.4 SHE-3.5 check 14: all tabs show one question, one ACEPTAR answers it for all, and after CANCELAR the session ends although pages continue to send requests', async ({
  page,
  context,
}) => {
  const server = await timedServer(context)
  const kept = asked(context, '/saveSession')
  await enter(page, server)
  const second = await context.newPage()
  await open(second, server.url)
  await server.pass(28 * minute)
  await server.pass(minute + 5)
  await expect(question(page)).toBeVisible()
  await expect(question(second)).toBeVisible()
  await answer(page, shell.keepAlive.accept)
  await expect(question(page)).toBeHidden()
  await expect(question(second)).toBeHidden()
  // A margin of some minutes before the next, for a slow machine.
  await server.pass(25 * minute)
  await expect(question(page)).toBeHidden()
  await expect(question(second)).toBeHidden()
  expect(kept()).toBe(1)
  await server.pass(4 * minute + 5)
  await expect(question(second)).toBeVisible()
  await answer(second, shell.keepAlive.cancel)
  await expect(question(page)).toBeHidden()
  await server.pass(65)
  await expect(page).toHaveURL(/\/pages\/login/)
  await expect(second).toHaveURL(/\/pages\/login/)
  expect(kept()).toBe(1)
  await server.stop()
})
