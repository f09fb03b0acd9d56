// Generated from specs/lists/blacklist-entries.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/lists/blacklist-entries.yaml. */
export const part: ContractPart = {
  places: {
    "blacklistEntries.index": {"service":"main","method":"get","path":"/blacklist-entries"},
    "blacklistEntries.create": {"service":"main","method":"post","path":"/blacklist-entries"},
    "blacklistEntries.check": {"service":"main","method":"get","path":"/blacklist-entries/check"},
    "blacklistEntries.show": {"service":"main","method":"get","path":"/blacklist-entries/{id}"},
    "blacklistEntries.patch": {"service":"main","method":"patch","path":"/blacklist-entries/{id}"},
  },
  answers: {
    "blacklistEntries.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/BlacklistEntry"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "blacklistEntries.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklistEntry"}}},"failures":[401,403,422]},
    "blacklistEntries.check": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/BlacklistCheck"}}}}},"failures":[401,403,422,429]},
    "blacklistEntries.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/BlacklistEntryDetail"}}}}},"failures":[401,403,404]},
    "blacklistEntries.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBlacklistEntry"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "BlacklistChannel": {"type":"string","enum":["all","phone","sms","email"]},
    "BlacklistCheck": {"type":"object","required":["kind","value","isListed","hits","alike","stale"],"properties":{"kind":{"$ref":"#/$defs/BlacklistKind"},"value":{"type":"string"},"isListed":{"type":"boolean"},"hits":{"type":"array","items":{"$ref":"#/$defs/BlacklistHit"}},"alike":{"type":"array","items":{"type":"string"}},"stale":{"type":"array","items":{"$ref":"#/$defs/NamedBlacklist"}}}},
    "BlacklistEntry": {"type":"object","required":["id","blacklist","kind","value","channel","reason","origin","evidence","requestedOn","expiresOn","state","createdAt","createdBy","removalId"],"properties":{"id":{"$ref":"#/$defs/Id"},"blacklist":{"$ref":"#/$defs/NamedBlacklist"},"kind":{"$ref":"#/$defs/BlacklistKind"},"value":{"type":"string"},"channel":{"$ref":"#/$defs/BlacklistChannel"},"reason":{"type":"string"},"origin":{"$ref":"#/$defs/BlacklistOrigin"},"evidence":{"type":["string","null"]},"requestedOn":{"type":"string","format":"date"},"expiresOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/BlacklistEntryState"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"},"removalId":{"type":["string","null"],"format":"uuid"}}},
    "BlacklistEntryDetail": {"type":"object","required":["id","blacklist","kind","value","channel","reason","origin","evidence","requestedOn","expiresOn","state","createdAt","createdBy","removalId","history"],"properties":{"id":{"$ref":"#/$defs/Id"},"blacklist":{"$ref":"#/$defs/NamedBlacklist"},"kind":{"$ref":"#/$defs/BlacklistKind"},"value":{"type":"string"},"channel":{"$ref":"#/$defs/BlacklistChannel"},"reason":{"type":"string"},"origin":{"$ref":"#/$defs/BlacklistOrigin"},"evidence":{"type":["string","null"]},"requestedOn":{"type":"string","format":"date"},"expiresOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/BlacklistEntryState"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"},"removalId":{"type":["string","null"],"format":"uuid"},"history":{"type":"array","items":{"$ref":"#/$defs/BlacklistEvent"}}}},
    "BlacklistEntryState": {"type":"string","enum":["active","expired","removed"]},
    "BlacklistEvent": {"type":"object","required":["kind","at","by","reason"],"properties":{"kind":{"type":"string","enum":["created","changed","loaded","removalAsked","removed","removalRejected","removalWithdrawn","unnamed"]},"at":{"$ref":"#/$defs/Instant"},"by":{"$ref":"#/$defs/Person"},"reason":{"type":["string","null"]}}},
    "BlacklistHit": {"type":"object","required":["entryId","blacklist","channel","reason","origin","since","expiresOn","campaign","skill","appliesAt"],"properties":{"entryId":{"$ref":"#/$defs/Id"},"blacklist":{"$ref":"#/$defs/NamedBlacklist"},"channel":{"$ref":"#/$defs/BlacklistChannel"},"reason":{"type":"string"},"origin":{"$ref":"#/$defs/BlacklistOrigin"},"since":{"type":"string","format":"date"},"expiresOn":{"type":["string","null"],"format":"date"},"campaign":{"type":["string","null"]},"skill":{"type":["string","null"]},"appliesAt":{"type":"array","items":{"type":"string","enum":["load","segment","activation","serving"]}}}},
    "BlacklistKind": {"type":"string","enum":["phone","email","nif"]},
    "BlacklistOrigin": {"type":"string","enum":["agent","client","load","robinson"]},
    "NamedBlacklist": {"type":"object","required":["id","name","layer"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"layer":{"$ref":"#/$defs/BlacklistLayer"}}},
    "OneBlacklistEntry": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/BlacklistEntry"}}},
  },
}
