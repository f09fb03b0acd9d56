import type { Portal } from '@portal/sdk'

/** The operations of a coordinator's team. */
export async function askTeam(company: Portal): Promise<void> {
  await company.team.index({ state: ['working'], incident: false, waiting: false, perPage: 25 })
}
