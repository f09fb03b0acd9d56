// Generated from specs/administration/access-requests.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/administration/access-requests.yaml. */
export const part: ContractPart = {
  places: {
    "accessRequests.index": {"service":"main","method":"get","path":"/access-requests"},
    "accessRequests.create": {"service":"main","method":"post","path":"/access-requests"},
    "accessRequests.approve": {"service":"main","method":"post","path":"/access-requests/{id}/approve"},
    "accessRequests.reject": {"service":"main","method":"post","path":"/access-requests/{id}/reject"},
    "accessRequests.revoke": {"service":"main","method":"post","path":"/access-requests/{id}/revoke"},
    "accessRequests.withdraw": {"service":"main","method":"post","path":"/access-requests/{id}/withdraw"},
  },
  answers: {
    "accessRequests.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/AccessRequest"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,422,429]},
    "accessRequests.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAccessRequest"}}},"failures":[401,422,429]},
    "accessRequests.approve": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAccessRequest"}}},"failures":[401,403,404,409,422]},
    "accessRequests.reject": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAccessRequest"}}},"failures":[401,403,404,409,422]},
    "accessRequests.revoke": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAccessRequest"}}},"failures":[401,403,404,409,422]},
    "accessRequests.withdraw": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneAccessRequest"}}},"failures":[401,404,409]},
  },
  definitions: {
    "AccessRequest": {"type":"object","required":["id","person","permission","permissionLabel","reason","page","state","createdAt","decidedBy","decidedAt","decision","endsOn","canDecide","canRevoke"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"permission":{"type":"string"},"permissionLabel":{"type":"string"},"reason":{"type":"string"},"page":{"type":["string","null"]},"state":{"$ref":"#/$defs/AccessRequestState"},"createdAt":{"$ref":"#/$defs/Instant"},"decidedBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"decidedAt":{"type":["string","null"],"format":"date-time"},"decision":{"type":["string","null"]},"endsOn":{"type":["string","null"],"format":"date"},"canDecide":{"type":"boolean"},"canRevoke":{"type":"boolean"}}},
    "AccessRequestState": {"type":"string","enum":["pending","approved","rejected","withdrawn","revoked"]},
    "OneAccessRequest": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/AccessRequest"}}},
  },
}
