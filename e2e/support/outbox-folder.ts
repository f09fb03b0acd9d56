import path from 'node:path'

/** Where the server of a run puts its mails: its port is its own, and so is this folder. */
export const outboxFolder = path.resolve(
  import.meta.dirname,
  '../../test-results',
  `playwright-${process.env.PORTAL_E2E_DATABASE ?? 'pglite'}`,
  `outbox-${process.env.PORTAL_E2E_PORT ?? '4173'}`,
)
