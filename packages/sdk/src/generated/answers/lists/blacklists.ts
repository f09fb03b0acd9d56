// Generated from specs/lists/blacklists.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/blacklists.yaml. */
export const part: ContractPart = {
  places: {
    "blacklists.index": {"service":"main","method":"get","path":"/blacklists"},
    "blacklists.create": {"service":"main","method":"post","path":"/blacklists"},
    "blacklists.show": {"service":"main","method":"get","path":"/blacklists/{id}"},
    "blacklists.update": {"service":"main","method":"put","path":"/blacklists/{id}"},
    "blacklists.patch": {"service":"main","method":"patch","path":"/blacklists/{id}"},
    "blacklists.runs": {"service":"main","method":"get","path":"/blacklists/{id}/runs"},
  },
  answers: {
    "blacklists.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Blacklist"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "blacklists.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklist"}}},"failures":[401,403,422]},
    "blacklists.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklist"}}},"failures":[401,403,404,422]},
    "blacklists.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklist"}}},"failures":[401,403,404,409,422]},
    "blacklists.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklist"}}},"failures":[401,403,404,409,422]},
    "blacklists.runs": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/BlacklistRun"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "Blacklist": {"type":"object","required":["id","name","active","layer","campaignId","skillId","staleAfterDays","campaign","skill","size","edition","ranOn","staleOn","version","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"layer":{"$ref":"#/$defs/BlacklistLayer"},"campaignId":{"type":["string","null"],"format":"uuid"},"skillId":{"type":["string","null"],"format":"uuid"},"staleAfterDays":{"type":["integer","null"],"minimum":1,"maximum":3650},"campaign":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"skill":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"size":{"type":"integer","minimum":0},"edition":{"type":["string","null"]},"ranOn":{"type":["string","null"],"format":"date"},"staleOn":{"type":["string","null"],"format":"date"},"version":{"$ref":"#/$defs/Version"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "BlacklistLayer": {"type":"string","enum":["corporate","external","campaign"]},
    "BlacklistRun": {"type":"object","required":["id","edition","added","kept","removed","ranAt","ranBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"edition":{"type":"string"},"added":{"type":"integer"},"kept":{"type":"integer"},"removed":{"type":"integer"},"ranAt":{"$ref":"#/$defs/Instant"},"ranBy":{"$ref":"#/$defs/Person"}}},
    "OneBlacklist": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Blacklist"}}},
  },
}
