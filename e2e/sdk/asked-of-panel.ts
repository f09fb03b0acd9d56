import type { Portal } from '@portal/sdk'
import { expect } from 'vitest'
import { seen } from '../support/seen.ts'

/** Fields, skills with their groups, tags and priorities. */
export async function askCatalogues(portal: Portal): Promise<void> {
  const { id } = await portal.fields.create({ key: 'prueba', label: 'Campo de prueba', type: 'text' })
  await portal.fields.import({ dryRun: true, rows: [{ key: 'prueba', label: '' }] })
  await portal.fields.index()
  await portal.fields.show(id)
  await portal.fields.update(id, {
    ...(await seen(portal.fields, id)),
    key: 'prueba',
    label: 'El campo de prueba',
    type: 'text',
  })
  await portal.fields.patch(id, { ...(await seen(portal.fields, id)), active: false })
  await portal.fields.destroy(id)
  await portal.fields.restore(id)
  const { data } = await portal.skills.index()
  await portal.skills.campaign(data[0]?.id ?? '')
  await portal.skillGroups.index()
  await askCatalogue(portal.tags)
  await askCatalogue(portal.priorities)
}

async function askCatalogue(family: Portal['tags'] | Portal['priorities']): Promise<void> {
  const { id, version } = await family.create({
    name: 'Una de prueba',
    translations: { en: 'A trial one' },
  })
  await family.update(id, { name: 'La de prueba', version })
  await family.patch(id, { ...(await seen(family, id)), active: false })
  await family.destroy(id)
  await family.restore(id)
  expect(await family.show(id)).toMatchObject({ name: 'La de prueba' })
  const { data } = await family.index({ sort: '-position' })
  await family.reorder({ ids: data.map((row) => row.id) })
  await family.import({ dryRun: true, rows: [{ name: 'La de prueba', active: true }, { name: '' }] })
}

/** Countries, incidents, applications and links of interest. */
export async function askPanel(portal: Portal): Promise<void> {
  await askCountries(portal)
  await askIncidents(portal)
  await askApplications(portal)
  await askLinks(portal)
}

/** The whole configuration as a file, and viewing as another person. */
export async function askConfiguration(portal: Portal): Promise<void> {
  const { families } = await portal.configuration.show()
  const file = { format: 'portal-configuration', version: 1, families } as const
  const { review } = await portal.configuration.import({ file, dryRun: true })
  await portal.configuration.import({ file, dryRun: false, review })
  const { data } = await portal.users.index({ search: 'empleado' })
  await portal.viewAs.create({ userId: data[0]?.id ?? '' })
  await portal.viewAs.destroy()
}

async function askCountries(portal: Portal): Promise<void> {
  const codes = { alpha2: 'XK', alpha3: 'XKX', numeric: '983', callingCode: '+383' }
  const kosovo = { name: 'Kosovo', ...codes, timeZone: 'Europe/Belgrade' }
  const { id, version } = await portal.countries.create(kosovo)
  await portal.countries.update(id, { ...kosovo, version })
  await portal.countries.patch(id, { ...(await seen(portal.countries, id)), active: false })
  await portal.countries.destroy(id)
  await portal.countries.restore(id)
  expect(await portal.countries.show(id)).toMatchObject({ alpha2: 'XK' })
  await portal.countries.index({ search: '+34' })
  await portal.countries.import({ dryRun: true, rows: [{ alpha2: 'BR', active: true }] })
}

async function askIncidents(portal: Portal): Promise<void> {
  const { data: people } = await portal.incidents.people({ search: 'a' })
  const [somebody = '', other = ''] = people.map((one) => one.id)
  const { id } = await portal.incidents.create({
    ...{ title: 'Sin línea', description: 'Nadie puede llamar.', category: 'telephony', severity: 'high' },
    ...{ startsAt: '2026-03-05T09:00:00Z', endsAt: '2026-03-05T10:30:00Z', peopleIds: [somebody, other] },
  })
  const [able] = await portal.incidents.assignees()
  await portal.incidents.assign(id, { userId: able?.id ?? null })
  await portal.incidents.patch(id, { ...(await seen(portal.incidents, id)), affectsTime: true })
  await portal.incidents.answer(id, { text: 'Ya funciona.' })
  await portal.incidents.approve(id)
  const days = { from: '2026-03-05', to: '2026-03-06', userId: somebody }
  expect(await portal.incidents.justifiedTime(days)).toMatchObject([{ minutes: 90 }])
  await portal.incidents.reject(id, { text: 'Había línea de reserva.' })
  await portal.incidents.resolve(id, { resolution: 'Se cambió el conmutador.' })
  await portal.incidents.close(id)
  await portal.incidents.reopen(id, { text: 'Vuelve a pasar.' })
  expect(await portal.incidents.show(id)).toMatchObject({ state: 'in_progress', affected: 2 })
  const [workflow] = await portal.incidents.workflows()
  await portal.incidents.follow(id, { workflowId: workflow?.id ?? '' })
  await portal.incidents.advance(id, { ...(await seen(portal.incidents, id)), transition: 'nuevo_asignado' })
  await portal.incidents.index({ search: 'línea' })
  await portal.incidents.bulk({
    act: 'assign',
    rows: [{ id, ...(await seen(portal.incidents, id)) }],
    userId: able?.id ?? null,
  })
  const rows = [{ title: 'Sin línea', people: ['empleado'] }, { title: '' }]
  await portal.incidents.import({ dryRun: true, rows })
}

async function askApplications(portal: Portal): Promise<void> {
  const url = 'https://ayuda.example/'
  const { id, version } = await portal.applications.create({ name: 'Ayuda', url })
  await portal.applications.update(id, { name: 'Ayuda', url, mode: 'frame', version })
  await portal.applications.patch(id, { ...(await seen(portal.applications, id)), active: false })
  await portal.applications.destroy(id)
  await portal.applications.restore(id)
  const { roles } = await portal.applications.audiences()
  await portal.applications.patch(id, {
    ...(await seen(portal.applications, id)),
    audience: 'some',
    roleIds: roles.slice(0, 1).map((one) => one.id),
  })
  expect(await portal.applications.show(id)).toMatchObject({ roles: [{ name: roles[0]?.name }] })
  await portal.applications.import({ dryRun: true, rows: [{ name: 'Ayuda', url }, { name: 'Sin nada' }] })
  await portal.applications.reorder({ ids: [id] })
  expect((await portal.applications.index()).data[0]).toMatchObject({ id })
  expect((await portal.applications.mine()).length).toBeGreaterThan(0)
}

async function askLinks(portal: Portal): Promise<void> {
  const url = 'https://beneficios.example/'
  const { id, version } = await portal.links.create({ name: 'Beneficios', url })
  await portal.links.update(id, { name: 'Beneficios', url, category: 'benefits', version })
  await portal.links.patch(id, { ...(await seen(portal.links, id)), active: false })
  await portal.links.import({ dryRun: true, rows: [{ name: 'Beneficios', url }, { name: 'Sin nada' }] })
  await portal.links.destroy(id)
  await portal.links.restore(id)
  expect(await portal.links.show(id)).toMatchObject({ category: 'benefits', active: false })
  await portal.links.reorder({ ids: [id] })
  expect((await portal.links.index()).data[0]).toMatchObject({ id })
}
