// Generated from specs/attendance/break-types.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/attendance/break-types.yaml. */
export const part: ContractPart = {
  places: {
    "breakTypes.index": {"service":"main","method":"get","path":"/break-types"},
    "breakTypes.create": {"service":"main","method":"post","path":"/break-types"},
    "breakTypes.import": {"service":"main","method":"post","path":"/break-types/import"},
    "breakTypes.reorder": {"service":"main","method":"put","path":"/break-types/order"},
    "breakTypes.show": {"service":"main","method":"get","path":"/break-types/{id}"},
    "breakTypes.update": {"service":"main","method":"put","path":"/break-types/{id}"},
    "breakTypes.patch": {"service":"main","method":"patch","path":"/break-types/{id}"},
    "breakTypes.destroy": {"service":"main","method":"delete","path":"/break-types/{id}"},
    "breakTypes.restore": {"service":"main","method":"post","path":"/break-types/{id}/restore"},
  },
  answers: {
    "breakTypes.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/BreakType"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "breakTypes.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBreakType"}}},"failures":[401,403,422]},
    "breakTypes.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "breakTypes.reorder": {"successes":{"204":null},"failures":[401,403,422]},
    "breakTypes.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBreakType"}}},"failures":[401,403,404,422]},
    "breakTypes.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBreakType"}}},"failures":[401,403,404,409,422]},
    "breakTypes.patch": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBreakType"}}},"failures":[401,403,404,409,422]},
    "breakTypes.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "breakTypes.restore": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneBreakType"}}},"failures":[401,403,404,409,422]},
  },
  definitions: {
    "BreakType": {"type":"object","required":["id","name","translations","active","code","colour","paid","effective","minutesPerUse","usesPerDay","maxShare","reasonRequired","everyMinutes","toleranceMinutes","cumulative","reminder","position","version","uses","createdAt","updatedAt","deletedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"name":{"type":"string","minLength":1,"maxLength":120},"translations":{"$ref":"#/$defs/Translations"},"active":{"$ref":"#/$defs/Active"},"code":{"type":"string","minLength":2,"maxLength":8,"pattern":"^[A-Z0-9]+$"},"colour":{"$ref":"#/$defs/Colour"},"paid":{"type":"boolean"},"effective":{"type":"boolean"},"minutesPerUse":{"type":["integer","null"],"minimum":1,"maximum":600},"usesPerDay":{"type":["integer","null"],"minimum":1,"maximum":50},"maxShare":{"type":["integer","null"],"minimum":1,"maximum":100},"reasonRequired":{"type":"boolean"},"everyMinutes":{"type":["integer","null"],"minimum":15,"maximum":480},"toleranceMinutes":{"type":["integer","null"],"minimum":0,"maximum":120},"cumulative":{"type":"boolean"},"reminder":{"type":"boolean"},"position":{"$ref":"#/$defs/Position"},"version":{"$ref":"#/$defs/Version"},"uses":{"$ref":"#/$defs/Uses"},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"},"deletedAt":{"$ref":"#/$defs/DeletedAt"}}},
    "OneBreakType": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/BreakType"}}},
  },
}
