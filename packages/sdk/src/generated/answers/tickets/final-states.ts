// Generated from specs/tickets/final-states.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/final-states.yaml. */
export const part: ContractPart = {
  places: {
    "finalStates.index": {"service":"laia","method":"get","path":"/final-states"},
    "finalStates.create": {"service":"laia","method":"post","path":"/final-states"},
    "finalStates.import": {"service":"laia","method":"post","path":"/final-states/import"},
    "finalStates.reorder": {"service":"laia","method":"put","path":"/final-states/order"},
    "finalStates.show": {"service":"laia","method":"get","path":"/final-states/{id}"},
    "finalStates.update": {"service":"laia","method":"put","path":"/final-states/{id}"},
    "finalStates.patch": {"service":"laia","method":"patch","path":"/final-states/{id}"},
    "finalStates.destroy": {"service":"laia","method":"delete","path":"/final-states/{id}"},
    "finalStates.restore": {"service":"laia","method":"post","path":"/final-states/{id}/restore"},
  },
  answers: {
    "finalStates.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/FinalState"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "finalStates.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneFinalState"}}},"failures":[401,403,422]},
    "finalStates.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "finalStates.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "finalStates.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneFinalState"}}},"failures":[401,403,404,422]},
    "finalStates.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneFinalState"}}},"failures":[401,403,404,409,422]},
    "finalStates.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneFinalState"}}},"failures":[401,403,404,409,422]},
    "finalStates.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "finalStates.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneFinalState"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "FinalCategory": {"type":"string","enum":["useful_positive","useful_negative","not_useful","callback"]},
    "FinalState": {"type":"object","required":["id","name","translations","active","code","category","humanContact","sale","addsToBlacklist","needsDate","needsComment","recycleAfterMinutes","maxAttempts","skills","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","maxLength":20,"pattern":"^[A-Z][A-Z0-9_]{0,19}$"},"category":{"$ref":"#/$defs/FinalCategory"},"humanContact":{"type":"boolean"},"sale":{"type":"boolean"},"addsToBlacklist":{"type":"boolean"},"needsDate":{"type":"boolean"},"needsComment":{"type":"boolean"},"recycleAfterMinutes":{"type":["integer","null"],"minimum":1,"maximum":525600},"maxAttempts":{"type":["integer","null"],"minimum":1,"maximum":99},"skills":{"type":"array","maxItems":50,"items":{"$ref":"#/$defs/SkillMeaning"}},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "OneFinalState": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/FinalState"}}},
    "SkillMeaning": {"type":"object","required":["skillId","code","name","category","sale"],"properties":{"skillId":{"$ref":"#/$defs/Id"},"code":{"type":"string","maxLength":20,"pattern":"^[A-Z][A-Z0-9_]{0,19}$"},"name":{"type":"string","minLength":1,"maxLength":120},"category":{"$ref":"#/$defs/FinalCategory"},"sale":{"type":"boolean"}}},
  },
}
