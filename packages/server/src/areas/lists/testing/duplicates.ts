import { randomUUID } from 'node:crypto'
import type { DuplicateSearch, DuplicateSearchInput, Portal } from '@portal/sdk'
import { expect } from 'vitest'
import { waitLimit } from '#testing/wait-limit.ts'
import type { TestServer } from '#testing/start-server.ts'

const columns = [
  { name: 'code', label: 'CODE', type: 'text', required: true, key: true, transform: 'none' },
  { name: 'name', label: 'NAME', type: 'text', required: false, key: false, transform: 'none' },
  { name: 'phone', label: 'PHONE', type: 'phone', required: false, key: false, transform: 'none' },
  { name: 'mobile', label: 'MOBILE', type: 'phone', required: false, key: false, transform: 'none' },
  { name: 'debt', label: 'DEBT', type: 'decimal', required: false, key: false, transform: 'none' },
] as const

/** Three records of one person, two similar-sounding ones, and another. */
export const threeOfOne = [
  'A1;Ana García López;600111222;;100',
  'A2;GARCIA LOPEZ, ANA;;600 111 222;',
  'A3;Ana Garsía Lópes;600111222;;50',
  'B1;Luis Pérez Gil;600333444;;10',
  'B2;Luis Peres Jil;600999888;;20',
  'C1;Eva Ruiz;600555666;;5',
]

export type Group = Awaited<ReturnType<Portal['duplicates']['show']>>
/** A member's number by name. */
export const member = ({ members }: Group, name: string): number =>
  members.find((one) => one.name === name)?.number ?? -1

type Work = { reference: string; state: 'queued' | 'done'; workedAt: Date | null }

const nowhere = {
  ...{ activationSerial: null, place: null, dueAt: null, agentId: null, leaseId: null, servedAt: null },
  ...{ leaseUntil: null, lastOutcome: null, lastAttemptAt: null, loadSerial: null, rowNumber: null },
}

/** New templates, and the searches over their records. */
export function duplicatesOf(server: TestServer, portal: Portal) {
  const database = () => server.server.kernel.database.db

  /** A new template, with a load of these people. */
  async function people(lines: readonly string[]) {
    const template = await portal.templates.create({
      name: `Gente ${randomUUID().slice(0, 8)}`,
      columns: [...columns],
    })
    return { templateId: template.id, loadId: await load(template.id, lines) }
  }

  async function load(templateId: string, lines: readonly string[]): Promise<string> {
    const file = new File([`CODE;NAME;PHONE;MOBILE;DEBT\n${lines.join('\n')}\n`], `${randomUUID()}.csv`)
    const { id: fileId } = await portal.recordsFile.create(file)
    const { id } = await portal.recordsFile.import(fileId, { templateId })
    await portal.loads.start(id)
    await portal.loads.waitUntil(id, (state) => state.startsWith('completed'), { maxInterval: 20 })
    return id
  }

  const ended = (id: string): Promise<DuplicateSearch> =>
    expect
      .poll(() => portal.duplicateSearches.show(id).then(({ state }) => state), waitLimit)
      .not.toMatch(/queued|computing|merging/)
      .then(() => portal.duplicateSearches.show(id))

  async function found(
    input: Omit<DuplicateSearchInput, 'name' | 'scope'> & { scope?: DuplicateSearchInput['scope'] },
  ) {
    const { id } = await portal.duplicateSearches.create({ name: 'Prueba', scope: 'format', ...input })
    const search = await ended(id)
    const { data } = await portal.duplicates.index(id)
    const groups = await Promise.all(data.map((group) => portal.duplicates.show(group.id)))
    const names = groups
      .map(({ members }) =>
        members
          .map(({ name }) => name)
          .sort()
          .join(' '),
      )
      .sort()
    return { search, groups, names }
  }

  /** The records of a template by key: name, phone, mobile and debt. */
  async function records(templateId: string): Promise<Record<string, string>> {
    const nodes = [{ parent: null, kind: 'group' as const, match: 'all' as const }]
    const { sample } = await portal.filters.preview({ templateId, nodes })
    return Object.fromEntries(sample.map(([code, ...rest]): [string, string] => [code ?? '', rest.join('|')]))
  }

  /** Simulates a queued record, or one that was worked; returns the template's serial. */
  async function working(templateId: string, work: Work): Promise<number> {
    const { serial: templateSerial } = await database()
      .selectFrom('templates')
      .select('serial')
      .where('id', '=', templateId)
      .executeTakeFirstOrThrow()
    await database()
      .insertInto('recordWork')
      .values({ ...nowhere, ...work, templateSerial })
      .execute()
    return templateSerial
  }

  return { people, load, ended, found, records, working, database }
}
