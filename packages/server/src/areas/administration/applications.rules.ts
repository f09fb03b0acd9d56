import { checkAddress } from '#contract/address.rules.ts'
import { refuse } from '#contract/refuse.ts'

type Offered = {
  url: string
  audience: 'everyone' | 'some'
  roleIds: readonly string[]
  groupIds: readonly string[]
}

/** An application is at an address that is safe to open, and is meant for somebody. */
export function checkApplication({ url, audience, roleIds, groupIds }: Offered): void {
  checkAddress(url, 'url')
  if (audience === 'some' && roleIds.length + groupIds.length === 0) refuse('blank', 'roleIds')
}
