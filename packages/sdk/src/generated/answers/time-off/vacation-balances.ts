// Generated from specs/time-off/vacation-balances.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/time-off/vacation-balances.yaml. */
export const part: ContractPart = {
  places: {
    "vacationBalances.index": {"service":"intranet","method":"get","path":"/vacation-balances"},
    "vacationBalances.show": {"service":"intranet","method":"get","path":"/vacation-balances/{id}"},
  },
  answers: {
    "vacationBalances.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/VacationBalance"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "vacationBalances.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/VacationBalanceDetail"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "PolicyName": {"type":"object","required":["id","name","agreement","validFrom","source","review"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"agreement":{"type":"string"},"validFrom":{"type":"string","format":"date"},"source":{"type":"string"},"review":{"type":"boolean"}}},
    "VacationAmounts": {"type":"object","required":["kind","unit","entitlement","carriedOver","carriedUntil","adjusted","expired","enjoyed","approved","pending","available"],"properties":{"kind":{"$ref":"#/$defs/VacationKind"},"unit":{"$ref":"#/$defs/LeaveUnit"},"entitlement":{"type":"integer"},"carriedOver":{"type":"integer"},"carriedUntil":{"type":["string","null"],"format":"date"},"adjusted":{"type":"integer"},"expired":{"type":"integer"},"enjoyed":{"type":"integer"},"approved":{"type":"integer"},"pending":{"type":"integer"},"available":{"type":"integer"}}},
    "VacationBalance": {"type":"object","required":["person","year","amounts"],"properties":{"person":{"$ref":"#/$defs/Person"},"year":{"type":"integer"},"amounts":{"type":"array","items":{"$ref":"#/$defs/VacationAmounts"}}}},
    "VacationBalanceDetail": {"type":"object","required":["person","year","amounts","policy","terms","rules"],"properties":{"person":{"$ref":"#/$defs/Person"},"year":{"type":"integer"},"amounts":{"type":"array","items":{"$ref":"#/$defs/VacationAmounts"}},"policy":{"oneOf":[{"$ref":"#/$defs/PolicyName"},{"type":"null"}]},"rules":{"oneOf":[{"$ref":"#/$defs/VacationRules"},{"type":"null"}]},"terms":{"type":"array","items":{"$ref":"#/$defs/VacationTerm"}}}},
    "VacationTerm": {"type":"object","required":["of","kind","unit","year","units","date","movementId","requestId","reason","explanation","policy"],"properties":{"of":{"type":"string","enum":["entitlement","carriedOver","adjusted","expired","enjoyed","approved","pending"]},"kind":{"$ref":"#/$defs/VacationKind"},"unit":{"$ref":"#/$defs/LeaveUnit"},"year":{"type":"integer"},"units":{"type":"integer"},"date":{"type":"string","format":"date"},"movementId":{"type":["string","null"],"format":"uuid"},"requestId":{"type":["string","null"],"format":"uuid"},"reason":{"type":["string","null"]},"explanation":{"oneOf":[{"$ref":"#/$defs/EntitlementExplanation"},{"type":"null"}]},"policy":{"oneOf":[{"$ref":"#/$defs/PolicyName"},{"type":"null"}]}}},
  },
}
