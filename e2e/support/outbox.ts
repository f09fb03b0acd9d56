import { expect } from '@playwright/test'
import { createPortal } from '@portal/sdk'
import { linkIn, mailsIn } from '@portal/server/testing'
import { outboxFolder } from './outbox-folder.ts'

/** The link in a person's newest mail, once there are this many. */
export async function linkInMail(to: string, count: number): Promise<string> {
  const mails = () => mailsIn(outboxFolder).filter((mail) => mail.to === to)
  await expect.poll(() => mails().length).toBe(count)
  const newest = mails().at(-1)
  if (!newest) throw new Error('no mail')
  return linkIn(newest)
}

/** A person without permissions for one test, so that changes to them affect no other test. */
export type Newcomer = { email: string; password: string }

/** Registers a person and confirms it by their first mail. */
export async function newcomer(baseUrl: string | undefined): Promise<Newcomer> {
  if (baseUrl === undefined) throw new Error('Playwright has no baseURL')
  const { registration } = createPortal({ baseUrl })
  const mark = crypto.randomUUID()
  const email = `${mark}@contacta-atlantico.example`
  const password = 'una frase para empezar'
  await registration.create({ displayName: `Iria Vázquez ${mark.slice(0, 8)}`, email, password })
  const link = await linkInMail(email, 1)
  await registration.confirm({ token: link.split('#confirm=').at(-1) ?? '' })
  return { email, password }
}
