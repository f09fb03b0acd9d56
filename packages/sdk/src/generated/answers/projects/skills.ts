// Generated from specs/projects/skills.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/skills.yaml. */
export const part: ContractPart = {
  places: {
    "skills.index": {"service":"laia","method":"get","path":"/skill"},
    "skills.campaign": {"service":"laia","method":"get","path":"/skill/{id}/campaign"},
  },
  answers: {
    "skills.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Skill"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "skills.campaign": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Campaign"}}}}},"failures":[401,403,404]},
  },
  definitions: {
    "Campaign": {"type":"object","required":["id","name","kind","subcampaigns"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"kind":{"type":"string","enum":["inbound","outbound","blended","recovery","back_office"]},"subcampaigns":{"type":"array","items":{"type":"string"}}}},
    "Skill": {"type":"object","required":["id","code","name","channel","languages","campaignId","campaignName","skillGroupId","skillGroupName","active","synchronizedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"code":{"type":"string"},"name":{"type":"string"},"channel":{"type":"string","enum":["voice","chat","email","back_office","whatsapp"]},"languages":{"type":"array","items":{"type":"string"}},"campaignId":{"$ref":"#/$defs/Id"},"campaignName":{"type":"string"},"skillGroupId":{"type":["string","null"],"format":"uuid"},"skillGroupName":{"type":["string","null"]},"active":{"type":"boolean"},"synchronizedAt":{"type":["string","null"],"format":"date-time"}}},
  },
}
