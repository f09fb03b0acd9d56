import { expect, type Page } from '@playwright/test'
import { createPortal, type Portal } from '@portal/sdk'
import { newcomer } from './outbox.ts'
import { enter, fillIn, loginBefore, scriptOf } from './sign-in.ts'

/** A person that no other test uses, with the permissions granted to them, and their SDK client. */
export interface OwnPerson {
  readonly email: string
  readonly password: string
  readonly script: Portal
}

/** Registers a person, who requests permissions and gets them. */
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

/** Signs them in through the page, which opens the dashboard or the requested URL. */
export async function signInAs(page: Page, { email, password }: OwnPerson, at?: string): Promise<void> {
  await page.goto(loginBefore(at))
  await fillIn(page, email, password)
  await expect(page).toHaveURL(at ?? '/dashboard')
}

/** Opens the portal as them, at the dashboard or the requested URL. */
export const enterAs = (page: Page, { email, password }: OwnPerson, at?: string): Promise<void> =>
  enter(page, email, at, password)
