// Generated from specs/lists/blacklist-copies.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/blacklist-copies.yaml. */
export const part: ContractPart = {
  places: {
    "blacklistCopies.index": {"service":"main","method":"get","path":"/blacklist-copies"},
    "blacklistCopies.create": {"service":"main","method":"post","path":"/blacklist-copies"},
    "blacklistCopies.export": {"service":"main","method":"get","path":"/blacklist-copies/{id}/export"},
  },
  answers: {
    "blacklistCopies.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/BlacklistCopy"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "blacklistCopies.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/NewBlacklistCopy"}}}}},"failures":[401,403,422]},
    "blacklistCopies.export": {"successes":{"200":{"mediaType":"text/csv","schema":{"type":"string","format":"binary"}}},"failures":[401,403,404,429]},
  },
  definitions: {
    "BlacklistCopy": {"type":"object","required":["id","blacklist","partner","createdAt","createdBy"],"properties":{"id":{"$ref":"#/$defs/Id"},"blacklist":{"$ref":"#/$defs/NamedBlacklist"},"partner":{"type":"string"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"}}},
    "NewBlacklistCopy": {"type":"object","required":["id","blacklist","partner","createdAt","createdBy","salt"],"properties":{"id":{"$ref":"#/$defs/Id"},"blacklist":{"$ref":"#/$defs/NamedBlacklist"},"partner":{"type":"string"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"},"salt":{"type":"string"}}},
  },
}
