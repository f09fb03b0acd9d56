import { seen } from '../support/seen.ts'
import type { Asking } from './asking.ts'

/** Everything about mailboxes of tickets. */
export async function ask({ portal }: Asking): Promise<void> {
  const { mailboxes } = portal
  const [skill] = (await portal.skills.index({ perPage: 1 })).data
  const account = { imapHost: 'correo.example', smtpHost: 'correo.example', username: 'atencion' }
  const own = { ...account, skillId: skill?.id ?? '', active: false }
  const made = await mailboxes.create({
    ...own,
    name: 'De paso',
    address: 'paso@correo.example',
    password: 'x',
  })
  const again = await mailboxes.create({ ...own, name: 'De paso también', address: 'otro@correo.example' })
  await mailboxes.index({ search: 'paso' })
  const { name, address, version } = made
  const changed = await mailboxes.update(made.id, { ...own, name, address, version })
  await mailboxes.patch(made.id, { version: changed.version, language: 'en' })
  await mailboxes.reorder({ ids: [again.id, made.id] })
  await mailboxes.check(made.id)
  await mailboxes.messages(made.id)
  await mailboxes.destroy(made.id)
  await mailboxes.restore(made.id)
  await seen(mailboxes, made.id)
}
