import { expect, type Locator, type Page } from '@playwright/test'
import { pressAll } from './press-all.ts'

/** Captures the token of a page's session; returns a function that ends the session on the server without the page. */
export function sessionEnder(page: Page): () => Promise<void> {
  let token = ''
  page.on('request', (request) => {
    token = request.headers()['x-session-token'] ?? token
  })
  return async () => {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const sid = typeof claims === 'object' && claims !== null && 'sid' in claims ? String(claims.sid) : ''
    // With the page's token, but outside of the page: it notices on its next request.
    const answer = await page.request.delete(`/services/main/1.0/sessions/${sid}`, {
      headers: { 'x-session-token': token },
    })
    expect(answer.status()).toBe(204)
    // The server caches a session for a second: from now on requests must fail.
    const asked = () =>
      page.request.get('/services/main/1.0/profile', { headers: { 'x-session-token': token } })
    await expect.poll(async () => (await asked()).status()).toBe(401)
  }
}

/** Presses a button whose request must fail; a page that has noticed the end may have removed it already. */
export const sendInVain = (button: Locator): Promise<void> => pressAll(button)

/** The tab's storage, as any script could read it. */
export function storedInTab(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(sessionStorage) + JSON.stringify(localStorage))
}
