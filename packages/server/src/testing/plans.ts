import { CompiledQuery, sql } from 'kysely'
import type { Db } from '#db/database.ts'
import { listen } from './listen.ts'

/** A node of a query plan, as PostgreSQL explains it. */
export type PlanNode = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Actual Loops'?: number
  'Actual Rows'?: number
  'Join Type'?: string
  'Subplan Name'?: string
  Plans?: PlanNode[]
}

/** The plan nodes of each query that runs meanwhile, indexes first. */
export async function plansOf(db: Db, work: () => Promise<unknown>): Promise<PlanNode[][]> {
  const executor = db.getExecutor()
  const asked: CompiledQuery[] = []
  const stop = listen(executor, (query) => {
    if (/^\s*(?:select|with)\b/.test(query.sql)) asked.push(query)
  })
  try {
    await work()
  } finally {
    stop()
  }
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    const plans: PlanNode[][] = []
    for (const query of asked) plans.push(await planOf(transaction, query))
    return plans
  })
}

async function planOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<PlanNode[]> {
  const explained = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
  const { rows } = await db.executeQuery<Record<string, [{ Plan: PlanNode }]>>(explained)
  return Object.values(rows[0] ?? {}).flatMap(([{ Plan }]) => stepsOf(Plan))
}

const stepsOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(stepsOf)]
