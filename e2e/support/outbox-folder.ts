import path from 'node:path'

/** The mail folder of a run's server, derived from its unique port. */
export const outboxFolder = path.resolve(
  import.meta.dirname,
  '../../test-results',
  `playwright-${process.env.PORTAL_E2E_DATABASE ?? 'pglite'}`,
  `outbox-${process.env.PORTAL_E2E_PORT ?? '4173'}`,
)
