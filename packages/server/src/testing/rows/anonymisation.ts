import type { Rows } from '../rows.ts'

export async function fill({ db, at, ten }: Rows): Promise<void> {
  const rule = await db
    .selectFrom('anonymisationRules as a')
    .innerJoin('templates as t', 't.id', 'a.templateId')
    .select(['a.id', 'a.name', 'a.templateId', 't.name as templateName'])
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { templateId, templateName } = rule
  await db
    .insertInto('legalHolds')
    .values(
      ten((createdBy, id) => ({
        ...{ id, templateId, loadId: null, loadName: null, record: id, reason: 'x', until: null },
        ...{ createdAt: at, createdBy },
      })),
    )
    .execute()
  await db
    .insertInto('anonymisationRuns')
    .values(
      ten((createdBy, id) => ({
        ...{ id, ruleId: rule.id, ruleName: rule.name, templateId, templateName, reason: 'x', total: 1 },
        ...{ state: 'cancelled' as const, counts: '{}', createdBy, createdAt: at, startedAt: at },
        ...{ finishedAt: at, proof: null, sha256: null },
      })),
    )
    .execute()
}
