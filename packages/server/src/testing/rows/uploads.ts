import type { Rows } from '../rows.ts'

export async function fill({ db, at, ten, adminId }: Rows): Promise<void> {
  const uploads = ten((_, id, index) => ({
    ...{ id, purpose: 'records' as const, name: `${id}.csv`, size: index + 1, headSha256: id },
    ...{ partBytes: 1, month: null, kind: null, state: 'cancelled' as const, blobKey: null },
    ...{ resultId: null, refusal: null, createdBy: adminId, createdAt: at, expiresAt: null, finishedAt: at },
  }))
  await db.insertInto('uploads').values(uploads).execute()
  const [first] = uploads
  await db
    .insertInto('uploadParts')
    .values(
      ten((_, id, index) => ({
        ...{ uploadId: first?.id ?? '', number: index + 1, blobKey: id, size: 1, sha256: id },
      })),
    )
    .execute()
}

export async function owners({ db }: Rows): Promise<[string, string][]> {
  const { uploadId } = await db.selectFrom('uploadParts').select('uploadId').executeTakeFirstOrThrow()
  return [['uploads.parts', uploadId]]
}
