// Generated from specs/attendance/hour-bank.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/hour-bank.yaml. */
export const part: ContractPart = {
  places: {
    "hourBank.index": {"service":"intranet","method":"get","path":"/hour-bank"},
    "hourBank.create": {"service":"intranet","method":"post","path":"/hour-bank"},
  },
  answers: {
    "hourBank.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/HourMovement"}},"meta":{"$ref":"#/$defs/HourBankMeta"}}}}},"failures":[401,403,422,429]},
    "hourBank.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/HourMovement"}}}}},"failures":[401,403,404,409,422,429]},
  },
  definitions: {
    "HourBankMeta": {"type":"object","required":["currentPage","perPage","totalCount","totalPages","balanceSeconds"],"properties":{"currentPage":{"type":"integer","minimum":1},"perPage":{"type":"integer","minimum":1},"totalCount":{"type":"integer","minimum":0},"totalPages":{"type":"integer","minimum":0},"next":{"$ref":"#/$defs/Next"},"balanceSeconds":{"type":"integer"}}},
    "HourMovement": {"type":"object","required":["id","person","kind","seconds","date","month","reason","createdBy","createdAt","canReverse"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"kind":{"$ref":"#/$defs/HourMovementKind"},"seconds":{"type":"integer"},"date":{"type":"string","format":"date"},"month":{"type":["string","null"],"pattern":"^(19|20)\\d{2}-(0[1-9]|1[0-2])$"},"reason":{"type":["string","null"]},"createdBy":{"$ref":"#/$defs/Person"},"createdAt":{"$ref":"#/$defs/Instant"},"canReverse":{"type":"boolean"}}},
    "HourMovementKind": {"type":"string","enum":["month","rest","pay","adjustment","reversal"]},
  },
}
