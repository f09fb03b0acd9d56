import type { Portal } from '@portal/sdk'
import { seen } from '../support/seen.ts'

type Side = 'mine' | 'lead' | 'company'

/** Telework agreements: offered, changed, refused, signed and reversed, and their effect on the clock. */
export async function askTelework({ mine, lead, company }: Record<Side, Portal>): Promise<void> {
  const { teleworkAgreements, teleworkVersions, teleworkDays } = company
  await teleworkDays.index({ contradiction: ['not_planned'] })
  const leadId = lead.session.current?.userData.uid ?? ''
  const { data } = await teleworkAgreements.index({ search: '', all: true, perPage: 100, sort: '-share' })
  const nobody = data.find(({ id, state }) => state === null && id !== leadId)?.id ?? ''
  const input = await teleworkAgreements.template(nobody)
  const draft = await teleworkVersions.create({ ...input, employeeId: nobody })
  const changed = { ...input, ...(await seen(teleworkVersions, draft.id)), weekA: [1] }
  await teleworkVersions.update(draft.id, changed)
  await teleworkVersions.destroy(draft.id)
  const id = await offered(company, leadId)
  await teleworkVersions.withdraw(id, { ...(await seen(teleworkVersions, id)) })
  await teleworkVersions.offer(id, { ...(await seen(teleworkVersions, id)) })
  const reason = 'No me conviene'
  await lead.teleworkVersions.refuse(id, { ...(await seen(lead.teleworkVersions, id)), reason })
  await signAndReverse(mine)
  await (await teleworkVersions.export(id)).blob()
  await (await teleworkVersions.copy(id)).blob()
}

/** Offers a person their last version once more. */
async function offered(
  { teleworkAgreements, teleworkVersions }: Portal,
  employeeId: string,
): Promise<string> {
  const input = await teleworkAgreements.template(employeeId)
  const contents = { ...input.contents, place: 'Calle Mayor 1' }
  const { id, version } = await teleworkVersions.create({ ...input, contents, employeeId })
  await teleworkVersions.offer(id, { version })
  return id
}

/** Signs what is pending for the caller, and reverses it after its notice. */
async function signAndReverse({ session, teleworkAgreements, teleworkVersions }: Portal): Promise<void> {
  const own = await teleworkAgreements.show(session.current?.userData.uid ?? '')
  const waiting = own.versions.find(({ canAnswer }) => canAnswer)
  if (waiting === undefined) throw new Error('The employee of the demo has no agreement that waits')
  const signed = await teleworkVersions.sign(waiting.id, { hash: waiting.hash })
  const { earliestLastDay, version } = await teleworkVersions.show(signed.id)
  const lastDay = earliestLastDay ?? ''
  await teleworkVersions.reverse(signed.id, { version, lastDay, reason: 'Prefiero trabajar en el centro' })
}
