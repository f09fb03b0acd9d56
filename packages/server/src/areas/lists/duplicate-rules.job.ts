import { afterLoadKind } from '#jobs/after-load.ts'
import { job } from '#jobs/jobs.ts'
import { findLoad } from './duplicate-scope.queries.ts'
import * as rules from './duplicate-rules.queries.ts'
import { enqueueSearch } from './duplicate-searches.job.ts'
import { insert } from './duplicate-searches.queries.ts'

/**
 * After a load: creates a search for each rule of its template, in one transaction, so that a crash creates none
 * twice.
 */
export const duplicateRulesJob = job(afterLoadKind, async ({ database, payload, ids, clock, jobs }) => {
  const { loadId } = payload as { loadId: string }
  await database.db.transaction().execute(async (db) => {
    const load = await findLoad(db, loadId)
    if (load === undefined) return
    for (const {
      id: ruleId,
      name,
      createdBy,
      scope,
      keys,
      match,
      method,
      threshold,
      survivorRule,
    } of await rules.ofTemplate(db, load.templateId)) {
      const id = ids.next()
      await insert(db, {
        ...{ id, ruleId, loadId, name: `${name} · ${load.name}`.slice(0, 200), templateId: load.templateId },
        ...{ scope, keys: JSON.stringify(keys), match, method, threshold, survivorRule, createdBy },
        ...{
          state: 'queued',
          model: null,
          failure: null,
          createdAt: clock.now(),
          startedAt: null,
          finishedAt: null,
        },
      })
      await enqueueSearch(jobs, db, { id, userId: createdBy })
    }
  })
})
