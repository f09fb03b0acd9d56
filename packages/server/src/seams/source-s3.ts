import { Readable } from 'node:stream'
import type { S3 } from '@aws-sdk/client-s3'
import { type FoundFile, SourceFailure, type SourceFolder } from './source.ts'

type Place = {
  host: string
  bucket: string
  region: string
  username: string
  password: string
  folder: string
}
type Sdk = typeof import('@aws-sdk/client-s3')

const answerMs = 20_000

/** The objects of a bucket of S3-compatible storage below a prefix, as the files of a folder. */
export async function openS3({ bucket, folder, ...place }: Place): Promise<SourceFolder> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = clientFor(sdk, place)
  const path = folder.replaceAll(/^\/+|\/+$/g, '')
  const prefix = path === '' ? '' : `${path}/`
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name })
  return {
    list: () => explained(filesIn(sdk, client, { Bucket: bucket, Prefix: prefix })),
    async read(name) {
      const { Body } = await explained(client.getObject(at(name)))
      if (Body instanceof Readable) return Body
      throw new SourceFailure('connection')
    },
    async move(name, into) {
      const source = [bucket, ...at(name).Key.split('/')].map(encodeURIComponent).join('/')
      await client.copyObject({ ...at(`${into}/${name}`), CopySource: source })
      await client.deleteObject(at(name))
    },
    close() {
      client.destroy()
      return Promise.resolve()
    },
  }
}

function clientFor(sdk: Sdk, place: Omit<Place, 'bucket' | 'folder'>): S3 {
  const { host, region, username, password } = place
  return new sdk.S3({
    endpoint: host.startsWith('http://') ? host : `https://${host}`,
    region,
    // The bucket as a part of the path: other storage has no domain for each.
    forcePathStyle: true,
    credentials: { accessKeyId: username, secretAccessKey: password },
    // Other storage does not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: answerMs, socketTimeout: answerMs },
  })
}

async function filesIn(
  sdk: Sdk,
  client: S3,
  place: { Bucket: string; Prefix: string },
): Promise<FoundFile[]> {
  const found: FoundFile[] = []
  for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { ...place, Delimiter: '/' }))
    for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents) {
      const name = Key.slice(place.Prefix.length)
      // Some tools store an empty object for the folder itself.
      if (name !== '' && !name.endsWith('/')) found.push({ name, size: Size, modifiedAt: LastModified })
    }
  return found
}

const failures = {
  InvalidAccessKeyId: 'credentials',
  SignatureDoesNotMatch: 'credentials',
  AccessDenied: 'credentials',
  NoSuchBucket: 'folder',
  PermanentRedirect: 'region',
  AuthorizationHeaderMalformed: 'region',
} as const

/** The answer, or why there is none. */
async function explained<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    const failure = Object.entries(failures).find(([code]) => code === name)?.[1] ?? 'connection'
    throw new SourceFailure(failure, { cause: error })
  }
}
