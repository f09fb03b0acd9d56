// What a plain ES module does with the SDK: signs in, asks, fails, writes a file.
import { readFileSync } from 'node:fs'
import { addMessages, createPortal, isPortalError, messageOf } from '@portal/sdk'
import { en } from '@portal/sdk/messages/en'
import { fileStore, openFile } from '@portal/sdk/node'
import { useData } from '@portal/sdk/react'
import { fakeClock } from '@portal/sdk/testing'

addMessages('en', en)
const portal = createPortal({ baseUrl: process.env.PORTAL_URL, store: fileStore('session.json') })
await portal.session.login({ user: process.env.PORTAL_USER, password: process.env.PORTAL_PASSWORD })
const { data } = await portal.fields.index({ perPage: 1 })
const failure = await portal.loads.show('00000000-0000-4000-8000-000000000000').catch((error) => error)
const [load] = (await portal.loads.index({ perPage: 1 })).data
await portal.loads.export(load.id).toFile('records.csv')
const raw = await portal.services.laia.GET('/fields', { params: { query: { perPage: 1 } } })
portal.close()

const told = {
  fields: data.length,
  raw: raw.data.data.length,
  failure: isPortalError(failure, 'not-found') && messageOf(failure, 'en'),
  written: readFileSync('records.csv').length > 0,
  file: (await openFile('main.js')).name,
  parts: [typeof useData, typeof fakeClock],
}
process.stdout.write(JSON.stringify(told))
