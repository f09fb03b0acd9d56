import type { Portal } from '@portal/sdk'

/** What is asked of the people whom somebody leads. */
export async function askTeam(company: Portal): Promise<void> {
  await company.team.index({ state: ['working'], incident: false, waiting: false, perPage: 25 })
}
