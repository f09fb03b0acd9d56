import { expect, type Page } from '@playwright/test'
import { createPortal, type Portal } from '@portal/sdk'
import { newcomer } from './outbox.ts'
import { enter, fillIn, loginBefore, scriptOf } from './sign-in.ts'

/** Somebody whom no other test signs in as, with what they were granted, and their portal as a script sees it. */
export interface OwnPerson {
  readonly email: string
  readonly password: string
  readonly script: Portal
}

/** Registers somebody, who asks for permissions and gets them. */
export async function ownPerson(
  baseUrl: string | undefined,
  ...permissions: readonly string[]
): Promise<OwnPerson> {
  const { email, password } = await newcomer(baseUrl)
  const script = createPortal(baseUrl === undefined ? {} : { baseUrl })
  await script.session.login({ user: email, password })
  const admin = await scriptOf(baseUrl)
  for (const permission of permissions) {
    const { id } = await script.accessRequests.create({ permission, reason: 'For a test' })
    await admin.accessRequests.approve(id, {})
  }
  return { email, password, script }
}

/** Signs them in through the page, which opens the dashboard or the address that was asked for. */
export async function signInAs(page: Page, { email, password }: OwnPerson, at?: string): Promise<void> {
  await page.goto(loginBefore(at))
  await fillIn(page, email, password)
  await expect(page).toHaveURL(at ?? '/dashboard')
}

/** Opens the portal as them, at the dashboard or the address that was asked for. */
export const enterAs = (page: Page, { email, password }: OwnPerson, at?: string): Promise<void> =>
  enter(page, email, at, password)
