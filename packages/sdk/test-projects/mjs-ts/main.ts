// What a typed script does with the SDK; every name here is checked against the packed declarations.
import { readFileSync } from 'node:fs'
import { addMessages, createPortal, isPortalError, type Load, messageOf, type Page } from '@portal/sdk'
import { en } from '@portal/sdk/messages/en'
import { fileStore, openFile } from '@portal/sdk/node'
import { useData } from '@portal/sdk/react'
import { fakeClock } from '@portal/sdk/testing'

const { PORTAL_URL: baseUrl = '', PORTAL_USER: user = '', PORTAL_PASSWORD: password = '' } = process.env

async function main(): Promise<void> {
  addMessages('en', en)
  const portal = createPortal({ baseUrl, store: fileStore('session.json') })
  await portal.session.login({ user, password })
  const { data } = await portal.fields.index({ perPage: 1 })
  const outcome = await portal.loads.show('00000000-0000-4000-8000-000000000000').safe()
  const loads: Page<Load> = await portal.loads.index({ perPage: 1, state: ['completed'] })
  const [load] = loads.data
  if (load) await portal.loads.export(load.id).toFile('records.csv')
  const raw = await portal.services.laia.GET('/fields', { params: { query: { perPage: 1 } } })
  portal.close()

  const isMissing = !outcome.ok && isPortalError(outcome.error, 'not-found')
  const report = {
    fields: data.length,
    raw: raw.data?.data.length,
    failure: isMissing && messageOf(outcome.error, 'en'),
    written: readFileSync('records.csv').length > 0,
    file: (await openFile('main.ts')).name,
    parts: [typeof useData, typeof fakeClock],
  }
  process.stdout.write(JSON.stringify(report))
}

/** What must not compile, does not: never called. */
export function mistakes(portal: ReturnType<typeof createPortal>): unknown[] {
  return [
    // @ts-expect-error: no such parameter
    portal.fields.index({ pages: 1 }),
    // @ts-expect-error: no such state
    portal.loads.index({ state: ['finished'] }),
    // @ts-expect-error: an id is needed
    portal.loads.show(),
  ]
}

void main()
