import type { Generated } from 'kysely'

export type CampaignsTable = {
  id: string
  name: string
  kind: 'inbound' | 'outbound' | 'blended' | 'recovery' | 'back_office'
  subcampaigns: string[]
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
}
