// Generated from specs/time-off/vacation-movements.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-movements.yaml. */
export const part: ContractPart = {
  places: {
    "vacationMovements.index": {"service":"intranet","method":"get","path":"/vacation-movements"},
    "vacationMovements.create": {"service":"intranet","method":"post","path":"/vacation-movements"},
  },
  answers: {
    "vacationMovements.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationMovement"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationMovements.create": {"successes":{"201":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationMovement"}}}}},"failures":[401,403,404,409,422,429]},
  },
  definitions: {
    "EntitlementExplanation": {"type":"object","required":["parts","daysOfYear","rounding","exact","units"],"properties":{"parts":{"type":"array","items":{"type":"object","required":["baseUnits","days"],"properties":{"baseUnits":{"type":"integer"},"days":{"type":"integer"}}}},"daysOfYear":{"type":"integer"},"rounding":{"type":"string","enum":["ceil","half_up","half_day_ceil"]},"exact":{"type":"string"},"units":{"type":"integer"}}},
    "VacationMovement": {"type":"object","required":["id","person","kind","bucketKind","year","unit","validFrom","validUntil","units","date","requestId","reverses","reason","explanation","policy","createdBy","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"kind":{"$ref":"#/$defs/VacationMovementKind"},"bucketKind":{"$ref":"#/$defs/VacationKind"},"year":{"type":"integer"},"unit":{"$ref":"#/$defs/LeaveUnit"},"validFrom":{"type":"string","format":"date"},"validUntil":{"type":"string","format":"date"},"units":{"type":"integer"},"date":{"type":"string","format":"date"},"requestId":{"type":["string","null"],"format":"uuid"},"reverses":{"type":["string","null"],"format":"uuid"},"reason":{"type":["string","null"]},"explanation":{"oneOf":[{"$ref":"#/$defs/EntitlementExplanation"},{"type":"null"}]},"policy":{"oneOf":[{"$ref":"#/$defs/PolicyName"},{"type":"null"}]},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"}}},
    "VacationMovementKind": {"type":"string","enum":["entitlement","carry_over","expiry","consumption","return","adjustment"]},
  },
}
