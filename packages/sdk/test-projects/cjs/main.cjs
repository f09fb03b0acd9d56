// What a CommonJS script does with the SDK: signs in, asks, fails, writes a file.
const { readFileSync } = require('node:fs')
const { addMessages, createPortal, isPortalError, messageOf } = require('@portal/sdk')
const { en } = require('@portal/sdk/messages/en')
const { fileStore, openFile } = require('@portal/sdk/node')
const { useData } = require('@portal/sdk/react')
const { fakeClock } = require('@portal/sdk/testing')

async function main() {
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
    file: (await openFile('main.cjs')).name,
    parts: [typeof useData, typeof fakeClock],
  }
  process.stdout.write(JSON.stringify(told))
}

void main()
