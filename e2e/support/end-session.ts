import { expect, type Locator, type Page } from '@playwright/test'
import { pressAll } from './press-all.ts'

/** Listens to a page for the token of its session; answers what ends that session on the server, behind the page's back. */
export function sessionEnder(page: Page): () => Promise<void> {
  let token = ''
  page.on('request', (request) => {
    token = request.headers()['x-session-token'] ?? token
  })
  return async () => {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const sid = typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : ''
    // By the page's own right, but not by the page: it learns of it with its next call.
    const answer = await page.request.delete(`/services/main/1.0/sessions/${sid}`, {
      headers: { 'x-session-token': token },
    })
    expect(answer.status()).toBe(204)
    // A server looks at the row of a session once a second: what is sent now must be sent in vain.
    const asked = () =>
      page.request.get('/services/main/1.0/profile', { headers: { 'x-session-token': token } })
    await expect.poll(async () => (await asked()).status()).toBe(401)
  }
}

/** Presses what can only fail now; a page that has noticed the end by itself has taken the button away already. */
export const sendInVain = (button: Locator): Promise<void> => pressAll(button)

/** All that a page has stored in its tab, as anybody could read it there. */
export function storedInTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))
}
