import type { Db } from '#db/database.ts'
import type { ActivationsTable } from '#db/schema/activations.ts'
import type { Selectable } from 'kysely'
import type { Queueing } from './activation-queue.queries.ts'
import * as queries from './activations.queries.ts'
import { formatOf } from './filter-format.queries.ts'

type Asked = Pick<
  Selectable<ActivationsTable>,
  'id' | 'segmentId' | 'segmentSerial' | 'templateId' | 'skillId' | 'quantity'
> & { ordering: Queueing['order'] }

/** The context for checking an activation's members, from the current template. */
export async function queueingOf(db: Db, asked: Asked, now: Date): Promise<Queueing> {
  const { id, segmentId, segmentSerial, templateId, skillId, quantity, ordering: order } = asked
  const format = await formatOf(db, templateId)
  const template = await db
    .selectFrom('templates')
    .select('columns')
    .where('id', '=', templateId)
    .executeTakeFirst()
  if (!format || !template) throw new Error(`an activation of ${templateId}, which is no format any more`)
  return {
    ...{ segmentId, segmentSerial, skillId, quantity, order, seed: id },
    ...{ templateSerial: format.templateSerial, fields: format.fields, columns: template.columns },
    contact: await queries.contactOf(db, skillId, now),
  }
}
