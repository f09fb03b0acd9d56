// Generated from specs/tickets/opening-plans.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/opening-plans.yaml. */
export const part: ContractPart = {
  places: {
    "openingPlans.index": {"service":"laia","method":"get","path":"/opening-plans"},
    "openingPlans.create": {"service":"laia","method":"post","path":"/opening-plans"},
    "openingPlans.reorder": {"service":"laia","method":"put","path":"/opening-plans/order"},
    "openingPlans.show": {"service":"laia","method":"get","path":"/opening-plans/{id}"},
    "openingPlans.update": {"service":"laia","method":"put","path":"/opening-plans/{id}"},
    "openingPlans.patch": {"service":"laia","method":"patch","path":"/opening-plans/{id}"},
    "openingPlans.destroy": {"service":"laia","method":"delete","path":"/opening-plans/{id}"},
    "openingPlans.restore": {"service":"laia","method":"post","path":"/opening-plans/{id}/restore"},
  },
  answers: {
    "openingPlans.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/OpeningPlan"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "openingPlans.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOpeningPlan"}}},"failures":[401,403,422]},
    "openingPlans.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "openingPlans.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOpeningPlan"}}},"failures":[401,403,404,422]},
    "openingPlans.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOpeningPlan"}}},"failures":[401,403,404,409,422]},
    "openingPlans.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOpeningPlan"}}},"failures":[401,403,404,409,422]},
    "openingPlans.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "openingPlans.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneOpeningPlan"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OneOpeningPlan": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/OpeningPlan"}}},
    "OpeningPlan": {"type":"object","required":["id","name","active","skillId","opensAt","days","timeZone","toleranceMinutes","minimumPercent","templateId","checks","skill","template","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"active":{"$ref":"#/$defs/Active"},"skillId":{"type":"string","format":"uuid"},"opensAt":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","maxLength":5},"days":{"type":"string","enum":["monday_to_friday","monday_to_saturday","every_day"]},"timeZone":{"type":"string","minLength":1,"maxLength":60},"toleranceMinutes":{"type":"integer","minimum":0,"maximum":120},"minimumPercent":{"type":"integer","minimum":1,"maximum":100},"templateId":{"type":["string","null"],"format":"uuid"},"checks":{"type":"array","maxItems":12,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":80}},"skill":{"oneOf":[{"$ref":"#/$defs/Named"},{"type":"null"}]},"template":{"oneOf":[{"$ref":"#/$defs/Called"},{"type":"null"}]},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
