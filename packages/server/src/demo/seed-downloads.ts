import type { ListDownload } from '@portal/sdk/contract'
import type { Db } from '#db/database.ts'
import type { FormatName } from './load-formats.ts'
import { demoId } from './random.ts'

const hour = 60 * 60_000

type DemoDownload = Pick<
  ListDownload,
  'mark' | 'format' | 'channel' | 'reason' | 'state' | 'done' | 'excluded'
> & {
  template: FormatName
  filter: string | null
  hoursAgo: number
}

/** Downloads of the last days; the files are deleted, the rows stay. */
const demoDownloads: readonly DemoDownload[] = [
  {
    ...{ mark: 'K7QD2MXA', template: 'Recobro estándar', filter: 'Impago temprano y alto', format: 'csv' },
    ...{ channel: 'phone', reason: 'Marcador externo, turno de tarde', state: 'expired' },
    ...{ done: 412, excluded: 9, hoursAgo: 31 },
  },
  {
    ...{ mark: 'P4WZ9RTC', template: 'Renovaciones de seguros', filter: null, format: 'xlsx' },
    ...{ channel: 'email', reason: 'Carta de renovación por correo', state: 'expired' },
    ...{ done: 980, excluded: 21, hoursAgo: 76 },
  },
  {
    ...{ mark: 'T8HB3NVE', template: 'Recobro estándar', filter: null, format: 'jsonl' },
    ...{ channel: 'sms', reason: 'Aviso de vencimiento por SMS', state: 'cancelled' },
    ...{ done: 0, excluded: 0, hoursAgo: 100 },
  },
]

/** Downloads of the administrator. */
export async function seedDownloads({ db, now, createdBy }: { db: Db; now: Date; createdBy: string }) {
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  await db
    .insertInto('downloads')
    .values(
      demoDownloads.map(({ template, filter, hoursAgo, excluded, ...one }) => {
        const isOver = one.state === 'expired'
        const moment = before(hoursAgo)
        return {
          ...{ ...one, id: demoId('download', one.mark), userId: createdBy, templateName: template },
          ...{ templateId: demoId('template', template), source: filter === null ? 'format' : 'filter' },
          ...{ sourceId: filter === null ? null : demoId('filter', filter), sourceName: filter, nodes: null },
          columns: JSON.stringify([{ name: 'document', label: 'Documento' }]),
          ...{ failure: null, total: one.done, excluded, blobKey: null, sha256: null },
          exclusions: JSON.stringify(
            excluded === 0
              ? []
              : [
                  {
                    ...{ blacklistId: demoId('blacklist', 'Lista Robinson'), name: 'Lista Robinson' },
                    ...{ layer: 'external', edition: null, rows: excluded },
                  },
                ],
          ),
          ...{
            size: isOver ? one.done * 64 : null,
            createdAt: moment,
            startedAt: moment,
            finishedAt: moment,
          },
          ...{ expiresAt: isOver ? before(hoursAgo - 24) : null, fetches: isOver ? 1 : 0 },
          fetchedAt: isOver ? moment : null,
        } as const
      }),
    )
    .execute()
}
