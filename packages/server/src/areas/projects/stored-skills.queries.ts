import type { Db } from '#db/database.ts'
import type { Ids } from '#seams/ids.ts'
import type { SourceCampaign, SourceSkill } from '#seams/skills-source.ts'
import type { Difference, Known } from './synchronization.rules.ts'

/** The stored data of the platform. A campaign of the same name without a code is adopted by the platform. */
export async function stored(db: Db, source: readonly SourceCampaign[]): Promise<Known> {
  const codes = new Map(source.map(({ name, code }) => [name, code]))
  const campaigns = await db.selectFrom('campaigns').select(['code', 'name', 'kind', 'active']).execute()
  const groups = await db.selectFrom('skillGroups').select('name').execute()
  const skills = await db
    .selectFrom('skills')
    .innerJoin('campaigns', 'campaigns.id', 'skills.campaignId')
    .leftJoin('skillGroups', 'skillGroups.id', 'skills.skillGroupId')
    .select(['skills.code', 'skills.name', 'skills.channel', 'skills.languages', 'skills.active'])
    .select(['campaigns.code as campaignCode', 'campaigns.name as campaignName', 'skillGroups.name as group'])
    .execute()
  return {
    campaigns: campaigns.flatMap(({ code, ...row }) => {
      const own = code ?? codes.get(row.name)
      return own === undefined ? [] : [{ ...row, code: own }]
    }),
    groups: groups.map(({ name }) => name),
    skills: skills.flatMap(({ campaignCode, campaignName, ...row }) => {
      const campaign = campaignCode ?? codes.get(campaignName)
      return campaign === undefined ? [] : [{ ...row, campaign }]
    }),
  }
}

/** Applies one difference; returns the row's id. */
export async function apply(db: Db, one: Difference, { ids, now }: { ids: Ids; now: Date }): Promise<string> {
  if (one.subject === 'skillGroup') return newGroup(db, ids.next(), one.name)
  return one.subject === 'campaign'
    ? applyCampaign(db, one, ids.next(), now)
    : applySkill(db, one, ids.next(), now)
}

async function newGroup(db: Db, id: string, name: string): Promise<string> {
  await db.insertInto('skillGroups').values({ id, name }).execute()
  return id
}

async function applyCampaign(db: Db, { code, after }: Difference, newId: string, now: Date): Promise<string> {
  const { name, kind, active } = after as Pick<SourceCampaign, 'name' | 'kind'> & { active: boolean }
  const values = { code, name, kind, active, synchronizedAt: now }
  const known = await db
    .selectFrom('campaigns')
    .select('id')
    .where((row) =>
      row.or([row('code', '=', code), row.and([row('code', 'is', null), row('name', '=', name)])]),
    )
    .executeTakeFirst()
  if (known === undefined) {
    await db
      .insertInto('campaigns')
      .values({ ...values, id: newId, subcampaigns: [] })
      .execute()
    return newId
  }
  await db.updateTable('campaigns').set(values).where('id', '=', known.id).execute()
  return known.id
}

type SkillValues = Omit<SourceSkill, 'code'> & { campaign: string; active: boolean }

async function applySkill(db: Db, { code, after }: Difference, newId: string, now: Date): Promise<string> {
  const { campaign, group, ...own } = after as SkillValues
  const { id: campaignId } = await db
    .selectFrom('campaigns')
    .select('id')
    .where('code', '=', campaign)
    .executeTakeFirstOrThrow()
  const found = group === null ? undefined : await groupOf(db, group)
  const values = { ...own, code, campaignId, skillGroupId: found?.id ?? null, synchronizedAt: now }
  const { id } = await db
    .insertInto('skills')
    .values({ ...values, id: newId })
    .onConflict((same) => same.column('code').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const groupOf = (db: Db, name: string) =>
  db.selectFrom('skillGroups').select('id').where('name', '=', name).executeTakeFirst()
