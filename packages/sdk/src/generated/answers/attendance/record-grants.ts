// Generated from specs/attendance/record-grants.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/record-grants.yaml. */
export const part: ContractPart = {
  places: {
    "recordGrants.index": {"service":"intranet","method":"get","path":"/record-grants"},
    "recordGrants.create": {"service":"intranet","method":"post","path":"/record-grants"},
    "recordGrants.revoke": {"service":"intranet","method":"post","path":"/record-grants/{id}/revoke"},
    "recordGrants.days": {"service":"intranet","method":"get","path":"/record-grants/{id}/days"},
  },
  answers: {
    "recordGrants.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RecordGrant"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
    "recordGrants.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordGrant"}}},"failures":[401,403,422,429]},
    "recordGrants.revoke": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneRecordGrant"}}},"failures":[401,403,404,409]},
    "recordGrants.days": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Workday"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422,429]},
  },
  definitions: {
    "OneRecordGrant": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/RecordGrant"}}},
    "RecordGrant": {"type":"object","required":["id","holder","role","state","people","workCenter","from","until","startsAt","endsAt","reason","grantedBy","createdAt","revokedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"holder":{"$ref":"#/$defs/Person"},"role":{"$ref":"#/$defs/RecordGrantRole"},"state":{"$ref":"#/$defs/RecordGrantState"},"people":{"type":["integer","null"]},"workCenter":{"type":["string","null"]},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"startsAt":{"type":"string","format":"date-time"},"endsAt":{"type":"string","format":"date-time"},"reason":{"type":"string"},"grantedBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"revokedAt":{"type":["string","null"],"format":"date-time"}}},
    "RecordGrantRole": {"type":"string","enum":["inspector","representative"]},
    "RecordGrantState": {"type":"string","enum":["current","planned","past","revoked"]},
  },
}
