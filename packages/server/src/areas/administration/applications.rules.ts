import { checkAddress } from '#contract/address.rules.ts'
import type { LinkHost } from '#contract/link-hosts.rules.ts'
import { refuse } from '#contract/refuse.ts'

type Offered = {
  url: string
  active: boolean
  deletedAt: Date | null
  audience: 'everyone' | 'some'
  roleIds: readonly string[]
  groupIds: readonly string[]
}

/** An application needs an allowed address and an audience. */
export function checkApplication(
  row: Offered,
  before: Offered | undefined,
  { linkHosts }: { linkHosts: readonly LinkHost[] },
): void {
  checkAddress(row, before, linkHosts)
  const { audience, roleIds, groupIds } = row
  if (audience === 'some' && roleIds.length + groupIds.length === 0) refuse('blank', 'roleIds')
}
