import { refuse } from '#contract/refuse.ts'
import type { BlacklistLayer } from '@portal/sdk/contract'

type Row = { layer: BlacklistLayer; campaignId: string | null; skillId: string | null }

/** Exactly campaign lists name a campaign or a skill; the layer is immutable. */
export function checkBlacklist({ layer, campaignId, skillId }: Row, before: Row | undefined): void {
  if (before !== undefined && before.layer !== layer) refuse('invalid', 'layer')
  const named = campaignId ?? skillId
  if (layer === 'campaign' && named === null) refuse('blank', 'campaignId')
  if (layer !== 'campaign' && named !== null)
    refuse('invalid', campaignId === null ? 'skillId' : 'campaignId')
}
