// Generated from specs/projects/subcampaigns.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/projects/subcampaigns.yaml. */
export const part: ContractPart = {
  places: {
    "subcampaigns.index": {"service":"laia","method":"get","path":"/subcampaigns"},
    "subcampaigns.create": {"service":"laia","method":"post","path":"/subcampaigns"},
    "subcampaigns.import": {"service":"laia","method":"post","path":"/subcampaigns/import"},
    "subcampaigns.show": {"service":"laia","method":"get","path":"/subcampaigns/{id}"},
    "subcampaigns.update": {"service":"laia","method":"put","path":"/subcampaigns/{id}"},
    "subcampaigns.patch": {"service":"laia","method":"patch","path":"/subcampaigns/{id}"},
    "subcampaigns.destroy": {"service":"laia","method":"delete","path":"/subcampaigns/{id}"},
    "subcampaigns.restore": {"service":"laia","method":"post","path":"/subcampaigns/{id}/restore"},
  },
  answers: {
    "subcampaigns.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Subcampaign"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "subcampaigns.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSubcampaign"}}},"failures":[401,403,422]},
    "subcampaigns.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "subcampaigns.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSubcampaign"}}},"failures":[401,403,404,422]},
    "subcampaigns.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSubcampaign"}}},"failures":[401,403,404,409,422]},
    "subcampaigns.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSubcampaign"}}},"failures":[401,403,404,409,422]},
    "subcampaigns.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "subcampaigns.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneSubcampaign"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneSubcampaign": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Subcampaign"}}},
    "Subcampaign": {"type":"object","required":["id","name","active","code","campaignId","startsOn","endsOn","skillIds","campaign","skills","version","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","pattern":"^[A-Z0-9][A-Z0-9_-]*$","maxLength":30},"campaignId":{"type":"string","format":"uuid"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"skillIds":{"type":"array","uniqueItems":true,"maxItems":200,"items":{"type":"string","format":"uuid"}},"campaign":{"$ref":"#/$defs/Called"},"skills":{"type":"array","items":{"$ref":"#/$defs/Named"}},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
