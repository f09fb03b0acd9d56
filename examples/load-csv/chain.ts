import { setTimeout as pause } from 'node:timers/promises'
import { createPortal, type FilterNode, type Portal } from '@portal/sdk'
import { verifyFiltering } from '@portal/sdk/verify'
import { messyFile, phoneOf } from './messy-rows.ts'

type Amounts = Readonly<Record<string, number>>
export interface Asked {
  /** The signed-in person, who becomes an agent of the skill. */
  userId: string
  rows: number
  /** How many records are served. */
  calls: number
  log: (line: string) => void
}

const all: FilterNode = { parent: null, kind: 'group', match: 'all' }
const listed = 12
const columns = [
  { name: 'document', label: 'DNI', type: 'nif', required: true, key: true },
  { name: 'fullName', label: 'Nombre completo', type: 'text', maxLength: 80 },
  { name: 'phone', label: 'Móvil', type: 'phone' },
  { name: 'debt', label: 'Deuda', type: 'decimal' },
] as const

/**
 * From a messy file to the next record served, and back: loads it, merges duplicates, fills a blacklist, segments, activates,
 * serves, verifies the certificate, downloads, and takes the load back. Throws where a sum is not what its parts are.
 */
export async function chain(portal: Portal, { userId, rows, calls, log }: Asked): Promise<void> {
  const mark = crypto.randomUUID().slice(0, 8)
  // Numbers of this run alone: nobody else's list or activation names them.
  const first = 600_000_000 + Math.floor(Math.random() * 900) * 100_000
  const sum = (step: string, whole: number, parts: Amounts) => {
    const added = Object.values(parts).reduce((one, other) => one + other, 0)
    const shown = Object.entries(parts).map(([name, count]) => `${count} ${name}`)
    log(`${step}: ${whole} = ${shown.join(' + ')}`)
    if (added !== whole) throw new Error(`${step}: the parts are ${added}, not ${whole}`)
  }
  const { id: templateId } = await portal.templates.create({
    ...{ name: `Cadena ${mark}`, columns: columns.map((column) => ({ ...column })) },
  })
  const recordsOf = async (...nodes: FilterNode[]) =>
    (await portal.filters.preview({ templateId, nodes: [all, ...nodes] })).count

  const load = await portal.loads.run(messyFile(rows, first), { templateId })
  const { created, updated, unchanged, duplicated, excluded, errors } = load
  sum('Load', load.total, { created, updated, unchanged, duplicated, excluded, errors })

  const search = await merged(portal, templateId, mark)
  const left = await recordsOf()
  sum('Duplicates', created, { left, merged: created - left })
  log(`Duplicates: ${search.counts.merged} of ${search.groups} groups merged`)

  const { id: blacklistId } = await portal.blacklists.create({ name: `Cadena ${mark}`, layer: 'corporate' })
  for (let at = 0; at < listed; at += 1)
    await portal.blacklistEntries.create({
      ...{ blacklistId, kind: 'phone', value: phoneOf(at * 7, first), reason: 'Pide no recibir llamadas' },
    })

  const { id: filterId } = await portal.filters.create({
    ...{ name: `Cadena ${mark}`, templateId },
    nodes: [all, { parent: 0, kind: 'attempts', operator: 'equal', value: 0 }, debtFrom(1)],
  })
  const segment = await computed(portal, filterId, mark)
  const counts = segment.counts ?? fail('the segment was not computed')
  sum('Segment', counts.total, { unmatched: counts.unmatched, matched: counts.matched })
  const { blacklisted, earlier, members } = counts
  sum('Segment, found', counts.matched, { blacklisted, earlier, members })

  const activation = await activated(portal, { segmentId: segment.id, userId, mark })
  const { members: asked, ...became } = activation.sum
  sum('Activation', asked, became)

  await work(portal, activation.id, calls)
  const { progress } = await portal.activations.show(activation.id)
  const { waiting, resting, held, finished, blockedLater, withdrawn, missing } = progress
  const queue = { waiting, resting, held, finished, blockedLater, withdrawn, missing }
  sum('Queue', activation.sum.queued, queue)
  const tried = await recordsOf({ parent: 0, kind: 'attempts', operator: 'at_least', value: 1 })
  sum('Records tried', tried, { finished, resting })

  const proof = await (await portal.activations.proof(activation.id).blob()).text()
  const { holds, facts } = verifyFiltering(proof)
  if (!holds || facts?.members !== asked) throw new Error('the certificate does not hold')
  log(`Certificate: holds, for ${facts.members} members and ${facts.lists.length} lists`)

  const download = await taken(portal, templateId, activation.id)
  sum('Download', activation.sum.queued, { rows: download.done, excluded: download.excluded })

  await portal.activations.exhaust(activation.id)
  await portal.loads.undo(load.id)
  const { undo } = await portal.loads.waitUntil(load.id, (state) => state === 'undone')
  const undone = undo ?? fail('the load was not taken back')
  const { removed, restored, keptWorked, keptLater } = undone
  sum('Taken back', undone.total, { removed, restored, keptWorked, keptLater, missing: undone.missing })
  sum('Records left', await recordsOf(), { keptWorked, keptLater })
}

const debtFrom = (value: number): FilterNode => ({
  ...{ parent: 0, kind: 'number', field: 'debt', operator: 'at_least', value },
})

function fail(message: string): never {
  throw new Error(message)
}

/** Polls until it has ended. */
async function until<Found>(ask: () => Promise<Found>, isOver: (found: Found) => boolean): Promise<Found> {
  for (;;) {
    const found = await ask()
    if (isOver(found)) return found
    await pause(100)
  }
}

/** Merges those with the same telephone into one record each. */
async function merged({ duplicateSearches }: Portal, templateId: string, mark: string) {
  const { id } = await duplicateSearches.create({
    ...{ name: `Cadena ${mark}`, templateId, scope: 'format', keys: ['phone'], method: 'exact' },
  })
  const show = () => duplicateSearches.show(id)
  const { state, version } = await until(show, (one) => !['queued', 'computing'].includes(one.state))
  if (state !== 'ready') throw new Error(`the search for duplicates is ${state}`)
  await duplicateSearches.merge(id, { version })
  return until(show, (one) => one.state !== 'merging')
}

async function computed({ segments }: Portal, filterId: string, mark: string) {
  const { id } = await segments.create({ name: `Cadena ${mark}`, filterId, mode: 'snapshot' })
  await segments.compute(id)
  return until(
    () => segments.show(id),
    ({ state }) => state === 'computed' || state === 'failed',
  )
}

/** For a new skill that serves nothing else. */
async function activated(
  { activations, skills, skillAssignments }: Portal,
  { segmentId, userId, mark }: { segmentId: string; userId: string; mark: string },
) {
  const busy = new Set<string>()
  for await (const { skillId } of activations.list()) busy.add(skillId)
  const { data } = await skills.index({ perPage: 100 })
  const skill =
    data.find(({ id, active }) => active && !busy.has(id)) ?? fail('every skill has an activation')
  await skillAssignments.assign({ userIds: [userId], skillId: skill.id })
  const { id } = await activations.create({
    ...{ name: `Cadena ${mark}`, segmentId, skillId: skill.id, maxAttempts: 3, commercial: false },
    ...{ hoursFrom: '00:00', hoursUntil: '24:00', weekdays: [1, 2, 3, 4, 5, 6, 7] },
    order: { kind: 'field', field: 'debt', direction: 'descending' },
  })
  return until(
    () => activations.show(id),
    ({ state }) => state !== 'preparing',
  )
}

/** Draws one record after the other, and finishes each with the next final state in turn. */
async function work({ records }: Portal, activationId: string, calls: number): Promise<void> {
  const finals = (await records.outcomes()).filter(
    ({ needsDate, needsComment, code }) => !needsDate && !needsComment && code !== 'NO_LLAMAR',
  )
  for (let call = 0; call < calls; call += 1) {
    const { record, reason } = await records.next()
    if (record?.activationId !== activationId)
      throw new Error(`no record was served: ${reason ?? 'another’s'}`)
    await records.finish(record.id, { finalStateId: finals[call % finals.length]?.id ?? '' })
  }
}

async function taken({ downloads }: Portal, templateId: string, activationId: string) {
  const { id } = await downloads.create({
    ...{ templateId, activationId, columns: ['document', 'phone'], format: 'csv', channel: 'phone' },
    reason: 'Comprobar la cadena entera',
  })
  const download = await until(
    () => downloads.show(id),
    ({ finishedAt }) => finishedAt !== null,
  )
  const text = await (await downloads.file(id)).text()
  const lines = text.trimEnd().split('\r\n').length - 1
  if (lines !== download.done) throw new Error(`the file has ${lines} rows, not ${download.done}`)
  return download
}

if (import.meta.main) {
  const { PORTAL_URL = 'http://127.0.0.1:4000', PORTAL_USER = '', PORTAL_PASSWORD = '' } = process.env
  const portal = createPortal({ baseUrl: PORTAL_URL })
  const { userData } = await portal.session.login({ user: PORTAL_USER, password: PORTAL_PASSWORD })
  const rows = Number(process.argv[2] ?? 100_000)
  await chain(portal, { userId: userData.uid, rows, calls: 50, log: console.log })
}
