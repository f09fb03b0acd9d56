// Generated from specs/lists/blacklist-removals.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/blacklist-removals.yaml. */
export const part: ContractPart = {
  places: {
    "blacklistRemovals.create": {"service":"main","method":"post","path":"/blacklist-entries/{id}/removals"},
    "blacklistRemovals.index": {"service":"main","method":"get","path":"/blacklist-removals"},
    "blacklistRemovals.approve": {"service":"main","method":"post","path":"/blacklist-removals/{id}/approve"},
    "blacklistRemovals.reject": {"service":"main","method":"post","path":"/blacklist-removals/{id}/reject"},
    "blacklistRemovals.withdraw": {"service":"main","method":"post","path":"/blacklist-removals/{id}/withdraw"},
  },
  answers: {
    "blacklistRemovals.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklistRemoval"}}},"failures":[401,403,404,409,422]},
    "blacklistRemovals.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/BlacklistRemoval"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "blacklistRemovals.approve": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklistRemoval"}}},"failures":[401,403,404,409,422]},
    "blacklistRemovals.reject": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklistRemoval"}}},"failures":[401,403,404,409,422]},
    "blacklistRemovals.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklistRemoval"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "BlacklistRemoval": {"type":"object","required":["id","entryId","blacklist","kind","value","reason","state","createdAt","createdBy","decidedAt","decidedBy","decision","canDecide"],"properties":{"id":{"$ref":"#/$defs/Id"},"entryId":{"$ref":"#/$defs/Id"},"blacklist":{"$ref":"#/$defs/NamedBlacklist"},"kind":{"$ref":"#/$defs/BlacklistKind"},"value":{"type":"string"},"reason":{"type":"string"},"state":{"$ref":"#/$defs/BlacklistRemovalState"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"},"decidedAt":{"type":["string","null"],"format":"date-time"},"decidedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decision":{"type":["string","null"]},"canDecide":{"type":"boolean"}}},
    "BlacklistRemovalState": {"type":"string","enum":["pending","approved","rejected","withdrawn"]},
    "OneBlacklistRemoval": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/BlacklistRemoval"}}},
  },
}
