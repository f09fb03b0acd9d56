import type { Generated } from 'kysely'

export type CampaignsTable = {
  id: string
  name: string
  kind: 'inbound' | 'outbound' | 'blended' | 'recovery' | 'back_office'
  /** Former names of subcampaigns; unused. */
  subcampaigns: string[]
  /** Its id in the platform; null if it is not from there. */
  code: Generated<string | null>
  active: Generated<boolean>
  synchronizedAt: Generated<Date | null>
}
export type SkillGroupsTable = { id: string; name: string }
export type SkillsTable = {
  id: string
  code: string
  name: string
  channel: 'voice' | 'chat' | 'email' | 'back_office' | 'whatsapp'
  languages: string[]
  campaignId: string
  skillGroupId: string | null
  active: Generated<boolean>
  synchronizedAt: Generated<Date | null>
}
