// Generated from specs/tickets/priorities.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/tickets/priorities.yaml. */
export const part: ContractPart = {
  places: {
    "priorities.index": {"service":"laia","method":"get","path":"/priorities"},
    "priorities.create": {"service":"laia","method":"post","path":"/priorities"},
    "priorities.import": {"service":"laia","method":"post","path":"/priorities/import"},
    "priorities.reorder": {"service":"laia","method":"put","path":"/priorities/order"},
    "priorities.show": {"service":"laia","method":"get","path":"/priorities/{id}"},
    "priorities.update": {"service":"laia","method":"put","path":"/priorities/{id}"},
    "priorities.patch": {"service":"laia","method":"patch","path":"/priorities/{id}"},
    "priorities.destroy": {"service":"laia","method":"delete","path":"/priorities/{id}"},
    "priorities.restore": {"service":"laia","method":"post","path":"/priorities/{id}/restore"},
  },
  answers: {
    "priorities.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Priority"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "priorities.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePriority"}}},"failures":[401,403,422]},
    "priorities.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "priorities.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "priorities.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePriority"}}},"failures":[401,403,404,422]},
    "priorities.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePriority"}}},"failures":[401,403,404,409,422]},
    "priorities.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePriority"}}},"failures":[401,403,404,409,422]},
    "priorities.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "priorities.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OnePriority"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "OnePriority": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Priority"}}},
    "Priority": {"type":"object","required":["id","name","translations","active","colour","weight","firstResponseMinutes","resolutionMinutes","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"colour":{"$ref":"#/$defs/Colour"},"weight":{"type":"integer","minimum":0,"maximum":1000},"firstResponseMinutes":{"type":["integer","null"],"minimum":1,"maximum":525600},"resolutionMinutes":{"type":["integer","null"],"minimum":1,"maximum":525600},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
