// Generated from specs/staff/contracts.yaml by `pnpm codegen`. Never edited by hand.
import type { ContractPart } from '#contract-answers.ts'

/** What is answered by the operations of specs/staff/contracts.yaml. */
export const part: ContractPart = {
  places: {
    "contracts.index": {"service":"intranet","method":"get","path":"/contracts"},
    "contracts.create": {"service":"intranet","method":"post","path":"/contracts"},
    "contracts.import": {"service":"intranet","method":"post","path":"/contracts/import"},
    "contracts.show": {"service":"intranet","method":"get","path":"/contracts/{id}"},
    "contracts.update": {"service":"intranet","method":"put","path":"/contracts/{id}"},
    "contracts.destroy": {"service":"intranet","method":"delete","path":"/contracts/{id}"},
    "contracts.changes": {"service":"intranet","method":"get","path":"/contracts/{id}/changes"},
    "contracts.deletions": {"service":"intranet","method":"get","path":"/contracts/deletions"},
  },
  answers: {
    "contracts.index": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/Contract"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422,429]},
    "contracts.create": {"successes":{"201":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneContract"}}},"failures":[401,403,422]},
    "contracts.import": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/ImportRowsResult"}}}}},"failures":[401,403,422]},
    "contracts.show": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneContract"}}},"failures":[401,403,404,422]},
    "contracts.update": {"successes":{"200":{"mediaType":"application/json","schema":{"$ref":"#/$defs/OneContract"}}},"failures":[401,403,404,409,422]},
    "contracts.destroy": {"successes":{"204":null},"failures":[401,403,404,409]},
    "contracts.changes": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/RowChange"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,404,422]},
    "contracts.deletions": {"successes":{"200":{"mediaType":"application/json","schema":{"type":"object","required":["data","meta"],"properties":{"data":{"type":"array","items":{"$ref":"#/$defs/DeletedRow"}},"meta":{"$ref":"#/$defs/Meta"}}}}},"failures":[401,403,422]},
  },
  definitions: {
    "Contract": {"type":"object","required":["id","employeeId","workCenterId","person","username","startsOn","endsOn","state","kind","weeklyMinutes","weekDays","partTime","agreement","workCenter","note","version","createdBy","createdAt","updatedAt"],"properties":{"id":{"$ref":"#/$defs/Id"},"employeeId":{"$ref":"#/$defs/Id"},"workCenterId":{"$ref":"#/$defs/Id"},"person":{"$ref":"#/$defs/Person"},"username":{"type":"string"},"startsOn":{"type":"string","format":"date"},"endsOn":{"type":["string","null"],"format":"date"},"state":{"$ref":"#/$defs/PeriodState"},"kind":{"$ref":"#/$defs/ContractKind"},"weeklyMinutes":{"type":"integer"},"weekDays":{"type":"array","items":{"type":"integer"}},"partTime":{"type":"boolean"},"agreement":{"type":"string"},"workCenter":{"$ref":"#/$defs/NamedCenter"},"note":{"type":"string"},"version":{"$ref":"#/$defs/Version"},"createdBy":{"oneOf":[{"$ref":"#/$defs/Person"},{"type":"null"}]},"createdAt":{"$ref":"#/$defs/Instant"},"updatedAt":{"$ref":"#/$defs/Instant"}}},
    "ContractKind": {"type":"string","enum":["indefinite","seasonal","temporary","training"]},
    "OneContract": {"type":"object","required":["data"],"properties":{"data":{"$ref":"#/$defs/Contract"}}},
  },
}
