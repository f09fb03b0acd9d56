import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { S3 } from '@aws-sdk/client-s3'
import S3rver from 's3rver'

/** S3-compatible storage with one bucket. */
export type S3Server = {
  /** As `PORTAL_SOURCE_HOSTS` lists it. */
  host: string
  bucket: string
  /** Its only access key. */
  key: { username: string; password: string }
  put(name: string, text: string): Promise<void>
  /** The names of all its objects, in order. */
  names(): Promise<string[]>
  read(name: string): Promise<string>
  close(): Promise<void>
}

const key = { username: 'S3RVER', password: 'S3RVER' }

/** Starts it on a free port. */
export async function s3Server(bucket: string): Promise<S3Server> {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-s3-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory },
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  const host = `http://127.0.0.1:${port}`
  const credentials = { accessKeyId: key.username, secretAccessKey: key.password }
  const client = new S3({ endpoint: host, region: 'us-east-1', forcePathStyle: true, credentials })
  return {
    ...{ host, bucket, key },
    async put(name, text) {
      await client.putObject({ Bucket: bucket, Key: name, Body: text })
    },
    async names() {
      const { Contents = [] } = await client.listObjectsV2({ Bucket: bucket })
      return Contents.map(({ Key = '' }) => Key).sort()
    },
    async read(name) {
      const { Body } = await client.getObject({ Bucket: bucket, Key: name })
      return (await Body?.transformToString()) ?? ''
    },
    async close() {
      client.destroy()
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
