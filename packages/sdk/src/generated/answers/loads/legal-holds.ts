// Generated from specs/loads/legal-holds.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/loads/legal-holds.yaml. */
export const part: ContractPart = {
  places: {
    "legalHolds.index": {"service":"main","method":"get","path":"/legal-holds"},
    "legalHolds.create": {"service":"main","method":"post","path":"/legal-holds"},
    "legalHolds.revoke": {"service":"main","method":"post","path":"/legal-holds/{id}/revoke"},
  },
  answers: {
    "legalHolds.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/LegalHold"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "legalHolds.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/LegalHold"}}}}},"failures":[401,403,422]},
    "legalHolds.revoke": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/LegalHold"}}}}},"failures":[401,403,404,409]},
  },
  definitions: {
    "LegalHold": {"type":"object","required":["id","templateName","loadName","record","reason","until","isInForce","createdAt","createdBy","releasedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"templateName":{"type":"string"},"loadName":{"type":["string","null"]},"record":{"type":["string","null"]},"reason":{"type":"string"},"until":{"type":["string","null"],"format":"date"},"isInForce":{"type":"boolean"},"createdAt":{"$ref":"#/$defs/Instant"},"createdBy":{"$ref":"#/$defs/Person"},"releasedAt":{"type":["string","null"],"format":"date-time"}}},
  },
}
