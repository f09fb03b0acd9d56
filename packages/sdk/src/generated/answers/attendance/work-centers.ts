// Generated from specs/attendance/work-centers.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/work-centers.yaml. */
export const part: ContractPart = {
  places: {
    "workCenters.index": {"service":"intranet","method":"get","path":"/work-centers"},
    "workCenters.create": {"service":"intranet","method":"post","path":"/work-centers"},
    "workCenters.import": {"service":"intranet","method":"post","path":"/work-centers/import"},
    "workCenters.reorder": {"service":"intranet","method":"put","path":"/work-centers/order"},
    "workCenters.show": {"service":"intranet","method":"get","path":"/work-centers/{id}"},
    "workCenters.update": {"service":"intranet","method":"put","path":"/work-centers/{id}"},
    "workCenters.patch": {"service":"intranet","method":"patch","path":"/work-centers/{id}"},
    "workCenters.destroy": {"service":"intranet","method":"delete","path":"/work-centers/{id}"},
    "workCenters.restore": {"service":"intranet","method":"post","path":"/work-centers/{id}/restore"},
    "workCenters.changes": {"service":"intranet","method":"get","path":"/work-centers/{id}/changes"},
  },
  answers: {
    "workCenters.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/WorkCenter"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "workCenters.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkCenter"}}},"failures":[401,403,422]},
    "workCenters.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "workCenters.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "workCenters.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkCenter"}}},"failures":[401,403,404,422]},
    "workCenters.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkCenter"}}},"failures":[401,403,404,409,422]},
    "workCenters.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkCenter"}}},"failures":[401,403,404,409,422]},
    "workCenters.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "workCenters.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneWorkCenter"}}},"failures":[401,403,404,409,422]},
    "workCenters.changes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RowChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
  },
  definitions: {
    "NamedCenter": {"type":"object","required":["id","code","name","timeZone"],"properties":{"id":{"$ref":"#/$defs/Id"},"code":{"type":"string"},"name":{"type":"string"},"timeZone":{"type":"string"}}},
    "OneWorkCenter": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/WorkCenter"}}},
    "WorkCenter": {"type":"object","required":["id","name","translations","active","code","timeZone","country","region","locality","clockSince","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","minLength":2,"maxLength":8,"pattern":"^[A-Z0-9]+$"},"timeZone":{"type":"string","minLength":1,"maxLength":64},"country":{"type":"string","minLength":2,"maxLength":2,"pattern":"^[A-Z]{2}$"},"region":{"type":["string","null"],"maxLength":10},"locality":{"type":["string","null"],"maxLength":80},"clockSince":{"type":["string","null"],"format":"date"},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
  },
}
