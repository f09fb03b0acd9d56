// Generated from specs/home/dashboard.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/home/dashboard.yaml. */
export const part: ContractPart = {
  places: {
    "dashboard.show": {"service":"main","method":"get","path":"/dashboard"},
  },
  answers: {
    "dashboard.show": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Dashboard"}}}}},"failures":[401]},
  },
  definitions: {
    "Dashboard": {"type":"object","required":["people","team","loads"],"properties":{"people":{"type":"object","required":["employees","online"],"properties":{"employees":{"type":"integer"},"online":{"type":"integer"}}},"team":{"type":["object","null"],"required":["assigned","online"],"properties":{"assigned":{"type":"integer"},"online":{"type":"integer"}}},"loads":{"type":["object","null"],"required":["running","paused","withErrors","failed","recordsToday","errorsToday","byDay","recent"],"properties":{"running":{"type":"integer"},"paused":{"type":"integer"},"withErrors":{"type":"integer"},"failed":{"type":"integer"},"recordsToday":{"type":"integer"},"errorsToday":{"type":"integer"},"byDay":{"type":"array","items":{"type":"object","required":["date","records","errors"],"properties":{"date":{"type":"string","format":"date"},"records":{"type":"integer"},"errors":{"type":"integer"}}}},"recent":{"type":"array","items":{"$ref":"#/$defs/RecentLoad"}}}}}},
    "RecentLoad": {"type":"object","required":["id","name","state","outcome","total","processed","created","updated","unchanged","duplicated","excluded","errors","createdAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string"},"state":{"$ref":"#/$defs/LoadState"},"outcome":{"oneOf":[{"$ref":"#/$defs/LoadOutcome"},{"type":"null"}]},"total":{"type":"integer"},"processed":{"type":"integer"},"created":{"type":"integer"},"updated":{"type":"integer"},"unchanged":{"type":"integer"},"duplicated":{"type":"integer"},"excluded":{"type":"integer"},"errors":{"type":"integer"},"createdAt":{"$ref":"#/$defs/Instant"}}},
  },
}
