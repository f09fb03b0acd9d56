import { createPortal } from '@portal/sdk'

const { PORTAL_URL: baseUrl = 'http://127.0.0.1:4000' } = process.env
const portal = createPortal({ baseUrl })
try {
  const { userData } = await portal.session.login({ user: 'admin', password: 'demo-Portal-2026' })
  console.log(`Signed in as ${userData.displayName}`)
  for await (const load of portal.loads.list({ sort: 'name' })) {
    console.log(load.name, load.state, `${load.created} of ${load.total} rows`)
  }
} catch (error) {
  console.error(error.message)
} finally {
  await portal.session.logout()
}
